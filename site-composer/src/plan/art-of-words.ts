import { iconNamed } from '../catalogue/choose-icons';
import { iconOfWord } from '../catalogue/icons/icon-words';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { Brief } from '../model/brief';
import type { IconName } from '../model/page';

const longestRead = 6_000;

/** "Prickles Hedgehog Rescue" that speaks of a hedgehog is about hedgehogs, whatever its phrase calls it. */
export function artOfName({ name, prompt, language }: Brief): IconName[] {
  if (!name.given || language !== 'en') return [];
  const text = prompt.slice(0, longestRead);
  return [...new Set(name.text.toLowerCase().split(/\s+/u))]
    .filter((word) =>
      new RegExp(String.raw`(?<![\p{L}-])${escaped(word)}s?(?![\p{L}-])`, 'u').test(text),
    )
    .flatMap((word) => iconNamed(word.replace(/s$/u, '')) ?? iconNamed(word) ?? [])
    .slice(0, 1);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const shortest = 3;

/** German and Dutch words for what somebody does with a thing: behind its name they leave the thing what it is. */
const works =
  /(?:laden|geschäft|werkstatt|reparatur|verleih|stimmer(?:in)?|verein|schule|kurse?|handel|bauer(?:in)?|macher(?:in)?|winkel|reparatie|maker|bouwer|vereniging|les|club|zaak)$/u;

const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest);

/** "Pianos Sin Susto" that says "we move pianos" is about pianos: a word of a name counts where it is said again. */
function saidAgain({ name, prompt }: Brief): string[] {
  if (!name.given) return [];
  const text = prompt.slice(0, longestRead).replaceAll(name.text, ' ').toLowerCase();
  const others = new Set(wordsIn(text));
  return wordsIn(name.text).filter((word) => others.has(word.toLowerCase()));
}

/** The drawing of what the phrase of a subject names, or its name, in the language of the page. */
export function artOfWords(brief: Brief): IconName[] {
  const { language, subject } = brief;
  for (const word of [...wordsIn(subject.phrase), ...saidAgain(brief)]) {
    if (isOf('businessHeads', word.toLowerCase())) continue;
    const thing = word.toLowerCase().replace(works, '');
    const icon =
      iconOfWord(language, word) ?? (thing === '' ? undefined : iconOfWord(language, thing));
    if (icon !== undefined) return [icon];
  }
  return [];
}
