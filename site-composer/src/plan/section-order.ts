import type { AskedSection } from '../model/brief';
import { namesDay } from './asked-content';
import type { DraftSection } from './draft-section';
import { kindsOfTopic } from './kinds-of-topic';
import type { PageContext } from './page-context';

const kindsOf: typeof kindsOfTopic = {
  ...kindsOfTopic,
  about: ['text'],
  offer: ['cards'],
  features: ['cards'],
};

const longestRead = 8_000;
/** "Sections: …", "in this order": only then the order of a list is meant as one. */
const ordered =
  /\b(?:sections?|parts|in (?:this|that|the following) order|abschnitte|bereiche|sektionen|rubriques|secciones|apartados|seções|secções|sezioni|secties|onderdelen)\b[^.\n]{0,60}:|\bin (?:this|that) order\b/iu;
const fewestNamed = 3;

const isOf = (section: DraftSection, { topic, words }: AskedSection, about: string): boolean => {
  if (section.heading?.toLowerCase() === words.toLowerCase()) return true;
  if (topic === 'about') return section.kind === 'text' && section.navigation === about;
  return kindsOf[topic]?.includes(section.kind) ?? false;
};

/** Puts the sections that were asked for in the order they were asked for in; all others keep their places. */
export function inAskedOrder(
  { brief, say }: PageContext,
  body: readonly DraftSection[],
): DraftSection[] {
  const { wanted } = brief.asked;
  if (wanted.length < fewestNamed || !ordered.test(brief.prompt.slice(0, longestRead)))
    return [...body];
  const rankOf = (section: DraftSection): number => {
    const rank = wanted.findIndex((one) => isOf(section, one, say('about')));
    // "Training, races": what takes place stands where the first of its names does.
    return rank < 0 && section.kind === 'schedule'
      ? wanted.findIndex(({ words }) => namesDay(brief, words))
      : rank;
  };
  const found = body.filter((section) => rankOf(section) >= 0);
  const sorted = found.toSorted((one, other) => rankOf(one) - rankOf(other));
  return body.map((section) => (found.includes(section) ? (sorted.shift() ?? section) : section));
}
