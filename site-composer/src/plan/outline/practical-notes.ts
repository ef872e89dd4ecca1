import type { Passage } from '../../model/brief';
import { practicalTopic } from '../../catalogue/practical/practical';
import { asSentence } from '../../text/casing';
import { sumPattern } from '../../text/sums';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';

const fewestTopics = 2;
const longest = 220;

/** What visitors look for by name, each sentence under what it is about; what it took is told nowhere else. */
export interface PracticalNotes {
  readonly draft: Extract<DraftSection, { kind: 'cards' }>;
  readonly taken: readonly Passage[];
}

/** "There are rooms at the Mermaid Inn. No gifts, please.": where to stay, and gifts. Null where there is but one such thing. */
export function practicalNotes(
  { brief, say }: PageContext,
  free: readonly Passage[],
): PracticalNotes | null {
  if (brief.language !== 'en') return null;
  const topics = new Map<string, Passage[]>();
  const subject = `${brief.subject.phrase} ${brief.name.text}`;
  for (const passage of free) {
    const isOne = isPractical(passage);
    const topic = isOne ? practicalTopic(passage.text, subject) : null;
    if (topic !== null) topics.set(topic, [...(topics.get(topic) ?? []), passage]);
  }
  if (topics.size < fewestTopics) return null;
  const heading = say('goodToKnow');
  const cards = [...topics].map(([title, own]) => ({
    title,
    text: own.map(({ text }) => asSentence(text)).join(' '),
  }));
  return {
    draft: { kind: 'cards', heading, navigation: heading, cards },
    taken: [...topics.values()].flat(),
  };
}

/** What something costs stands with the prices. */
const isPractical = ({ label, text }: Passage): boolean =>
  label === null && text.length <= longest && !ofSelf.test(text) && text.search(sumPattern) === -1;

/** Who tells of themselves tells a story, in which a word of such a thing is only a word. */
const ofSelf =
  /^(?:i|i['’](?:m|ve|d)|my|he|she|his|her)(?!\p{L})|(?<!\p{L})(?:when i|i was|i had)(?!\p{L})/iu;
