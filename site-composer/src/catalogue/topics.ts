import * as z from 'zod/mini';
import type { SectionTopic } from '../model/brief';
import data from './topics.json' with { type: 'json' };

/** Names of sections by topic; the longest name contained in the words decides. */
const topics = z.record(z.string(), z.array(z.string())).parse(data);

const names: readonly (readonly [string, SectionTopic])[] = Object.entries(topics)
  .flatMap(([topic, words]) => words.map((word) => [` ${word} `, topic as SectionTopic] as const))
  .toSorted(([one], [other]) => other.length - one.length);

/** "Rules about barbecues" are rules: what they are about is not the owner. */
const aboutSomething =
  /(?<=\p{L} )about (?!(?:us|me|you|our|my|your|page|section|the (?:team|author|hosts|owner|artist|band|club))\b)/u;

/** The topic of a section in the member's words; `other` when the words name none. */
export function topicOf(words: string): SectionTopic {
  const text = ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&'/-]+/gu, ' ')
    .replace(aboutSomething, '')} `;
  return names.find(([name]) => text.includes(name))?.[1] ?? 'other';
}

/** Whether the words say no more than the topic's own name: "a gallery", not "gallery of past catches". */
export function isBareTopic(words: string): boolean {
  const text = ` ${words.toLowerCase().trim()} `;
  return names.some(
    ([name]) =>
      text === name || text === ` our${name}` || text === ` a${name}` || text === ` an${name}`,
  );
}
