import * as z from 'zod/mini';
import { attributeOf } from 'site-document/tree';
import type { Site } from '../site';
import data from './answers.json' with { type: 'json' };

type MessageId = keyof typeof data.en;

const answers = z.record(z.string(), z.record(z.string(), z.string())).parse(data);

/** The language a page is in, where the composer answers in it; else English. */
export function answerLanguage(site: Site): string {
  const html = site.first('html');
  const language = html ? attributeOf(html, 'lang').slice(0, 2).toLowerCase() : 'en';
  return answers[language] ? language : 'en';
}

const filled = (pattern: string, values: readonly string[]): string =>
  pattern.replaceAll(/\{(\d)\}/gu, (_, at: string) => values[Number(at)] ?? '').trim();

/** What is answered to a request, in the language of the page. */
export function say(site: Site, id: MessageId, ...values: readonly string[]): string {
  return filled(answers[answerLanguage(site)]?.[id] ?? data.en[id], values);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The English answers as patterns, those that say most first. */
const patterns = Object.entries(data.en)
  .filter(
    ([id]) =>
      !id.startsWith('part.') &&
      !['notDone', 'thanks', 'stays', 'partColour', 'lighter', 'darker', 'toned'].includes(id),
  )
  .map(([id, text]) => ({
    id: id as MessageId,
    plain: text.replaceAll(/\{\d\}/gu, '').length,
    pattern: new RegExp(
      `^${text
        .split(/\{\d\}/u)
        .map((piece) => escaped(piece))
        .join('(.*?)')}$`,
      'u',
    ),
    order: [...text.matchAll(/\{(\d)\}/gu)].map(([, at]) => Number(at)),
  }))
  .toSorted((one, other) => other.plain - one.plain);

const refusal = 'Not done: ';
const longest = 600;
const sentenceEnd = /(?<=[.”])\s(?=(?:Added|Moved|Removed|Replaced|Made|“))/u;

/** An answer that was written in English, in the language of the page where it is one of those that are known by id. */
export function inLanguageOf(site: Site, sentence: string): string {
  if (answerLanguage(site) === 'en' || sentence.length > longest) return sentence;
  if (!sentence.startsWith(refusal))
    return sentence
      .split(sentenceEnd)
      .map((one) => known(site, one, false) ?? one)
      .join(' ');
  const why = known(site, sentence.slice(refusal.length), true);
  return why === null ? sentence : say(site, 'notDone', why);
}

function known(site: Site, sentence: string, isRefusal: boolean): string | null {
  for (const { id, pattern, order } of patterns) {
    if (id.startsWith('no.') !== isRefusal) continue;
    const match = pattern.exec(sentence);
    if (!match) continue;
    const values: string[] = [];
    for (const [index, at] of order.entries()) values[at] = match[index + 1] ?? '';
    return say(site, id, ...values);
  }
  return null;
}
