import { textOf } from 'site-document/text';
import type { Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import type { Site } from '../site';

const shown = (site: Site): string => plainWords(textOf(site.body));

/** Done, where the words that were to come can be read afterwards. */
export function showing(site: Site, sentence: string, ...words: readonly string[]): Outcome {
  return {
    site,
    sentence,
    isWhole: true,
    holds: (after) => words.every((one) => shown(after).includes(plainWords(one))),
  };
}

export const brief = (text: string): string => {
  const said = text.trim().replaceAll(/\s+/gu, ' ');
  return said.length > 80 ? `${said.slice(0, 77)}…` : said;
};
