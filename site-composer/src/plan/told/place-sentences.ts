import { asSentence, isSentence } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';

/** A note above the rows of a section is read before them. */
const mostOfNote = 3;
const longestNote = 300;
const longestParagraph = 420;
const mostChips = 3;
const longestChip = 40;

/** What of a sentence is to be told, and with the rows of which section. */
export interface Told {
  readonly text: string;
  readonly paragraph: number;
  readonly home: DraftSection['kind'] | null;
}

/** Puts each sentence above the rows it speaks of, as far as it is read there; the others stand about the subject. */
export function placeSentences(
  context: PageContext,
  drafts: readonly DraftSection[],
  left: readonly Told[],
): DraftSection[] {
  const rest = new Set(left);
  const noted = drafts.map((draft, at) => {
    const first = drafts.findIndex(({ kind }) => kind === draft.kind) === at;
    if (!first || draft.kind === 'hero') return draft;
    const own = left.filter(({ home }) => home === draft.kind);
    let length = 0;
    const notes = own
      .slice(0, mostOfNote)
      .filter(({ text }) => (length += text.length) <= longestNote);
    for (const note of notes) rest.delete(note);
    if (notes.length === 0) return draft;
    return {
      ...draft,
      lead: [...notes.map(({ text }) => asSentence(text)), draft.lead ?? '']
        .filter(Boolean)
        .join(' '),
    };
  });
  return withAbout(context, noted, [...rest]);
}

function withAbout(
  context: PageContext,
  drafts: readonly DraftSection[],
  rest: readonly Told[],
): DraftSection[] {
  const { brief, say } = context;
  const [hero, ...others] = drafts;
  if (hero?.kind !== 'hero') return [...drafts];
  const short = rest.filter(({ text }) => !isSentence(text) && text.length <= longestChip);
  const chips = short.slice(0, Math.max(0, mostChips - hero.facts.length));
  const told = rest.filter((one) => !chips.includes(one));
  const first = { ...hero, facts: [...hero.facts, ...chips.map(({ text }) => text)] };
  if (told.length === 0 || isExcluded(context, 'about')) return [first, ...others];
  const section: DraftSection = {
    kind: 'text',
    heading: brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about'),
    navigation: say('about'),
    paragraphs: inParagraphs(told),
  };
  return [first, section, ...others];
}

/** Sentences of one paragraph of the instruction stay together. */
function inParagraphs(told: readonly Told[]): string[] {
  const paragraphs: { text: string; from: number }[] = [];
  for (const { text, paragraph } of told) {
    const sentence = asSentence(text);
    const last = paragraphs.at(-1);
    if (last && last.from === paragraph && last.text.length + sentence.length < longestParagraph)
      last.text = `${last.text} ${sentence}`;
    else paragraphs.push({ text: sentence, from: paragraph });
  }
  return paragraphs.map(({ text }) => text);
}
