import type { Passage } from '../../model/brief';
import { isSentence } from '../../text/casing';
import type { DraftSection } from '../draft-section';

type Homes = ReadonlyMap<Passage, DraftSection['kind'] | null>;

const fewestSentences = 2;
const fewestParagraphs = 3;
/** What stands above rows is short; a longer paragraph is told among the others. */
const longestNote = 360;

/** The passages without a heading of each paragraph. */
export function paragraphsIn(passages: readonly Passage[]): ReadonlyMap<number, Passage[]> {
  const paragraphs = new Map<number, Passage[]>();
  for (const passage of passages) {
    if (passage.label !== null) continue;
    const known = paragraphs.get(passage.paragraph);
    if (known) known.push(passage);
    else paragraphs.set(passage.paragraph, [passage]);
  }
  return paragraphs;
}

/** Whether somebody wrote in paragraphs: then each is one thing, and its sentences are not handed to sections by single words. */
export function isInParagraphs(passages: readonly Passage[]): boolean {
  const full = [...paragraphsIn(passages).values()].filter(
    (own) => own.filter(({ text }) => isSentence(text)).length >= fewestSentences,
  );
  return full.length >= fewestParagraphs;
}

/**
 * The sections of sentences where somebody wrote in paragraphs: all of a paragraph goes where most of it belongs, or nowhere.
 * @param isFixed whether a sentence has its place whatever stands around it, such as a price or a number to call
 */
export function homesByParagraph(
  left: readonly Passage[],
  homes: Homes,
  isFixed: (passage: Passage) => boolean,
): Homes {
  const together = new Map(homes);
  for (const all of paragraphsIn(left).values()) {
    const own = all.filter((passage) => !isFixed(passage));
    if (all.length < fewestSentences) continue;
    const home = commonHome(own, homes);
    for (const passage of own) together.set(passage, home);
  }
  return together;
}

function commonHome(own: readonly Passage[], homes: Homes): DraftSection['kind'] | null {
  const length = own.reduce((sum, { text }) => sum + text.length, 0);
  if (length > longestNote) return null;
  const found = own.map((passage) => homes.get(passage) ?? null);
  const first = found.find((home) => home !== null) ?? null;
  const shared = found.filter((home) => home === first).length;
  return shared * 2 > own.length ? first : null;
}

/** Gives a paragraph to the part that its first sentence names. */
export function takeParagraphs<Part extends { readonly passages: Passage[] }>(
  free: readonly Passage[],
  parts: readonly Part[],
  isNamedIn: (part: Part, first: Passage) => boolean,
): void {
  for (const own of paragraphsIn(free).values()) {
    const [first] = own;
    if (first) parts.find((part) => isNamedIn(part, first))?.passages.push(...own);
  }
}
