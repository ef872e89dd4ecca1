import type { BlockLine, DocumentBlock } from '../../model/brief';
import { isShown } from '../../understand/document/settle-kind';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { withShortParts } from './at-a-glance';
import { withClosing } from './closing-sections';
import { openingOf } from './opening';
import { sectionOfBlock } from './section-of-block';

/** What is made of the facts, the form and the working parts of a document; all else stands in its own parts. */
const kept: ReadonlySet<DraftSection['kind']> = new Set([
  'tool',
  'form',
  'contact',
  'countdown',
  'call',
]);
const toReach = /\S@\S|\d(?:[\s./()-]*\d){5,}|\.(?:com|org|net|co|example)\b/iu;

/** The page of an instruction that is written as a document: each of its parts under its own heading and in its order. */
export function arrangeDocument(
  context: PageContext,
  document: readonly DocumentBlock[],
  [hero, ...body]: readonly DraftSection[],
): DraftSection[] {
  const own = document
    .filter(({ kind, heading, lines }) => isShown(kind) && heading !== '' && lines.length > 0)
    .map((block) => ({ draft: sectionOfBlock(block), isKeyed: block.isKeyed === true }));
  const told = document
    .filter(({ kind }) => kind === 'contact')
    .map((block) => ({ ...block, lines: block.lines.flatMap(withoutWays) }))
    .filter(({ lines }) => lines.length > 0)
    .map(sectionOfBlock);
  const ways = body.filter(({ kind }) => kept.has(kind)).map(withoutVisit);
  const before = told.filter(
    ({ kind }) => kind === 'text' || kind === 'cards' || kind === 'schedule',
  );
  const opening = hero?.kind === 'hero' ? openingOf(context, hero, document) : [];
  const parts = withShortParts(context, own);
  return [...opening, ...withClosing(context, document, parts), ...before, ...ways];
}

/** What a line tells beside how somebody is reached: "hello@…, Third floor, Albion Mill" is an address as well. */
function withoutWays(line: BlockLine): BlockLine[] {
  if (!toReach.test(line.text)) return [line];
  const rest = line.text.split(/,\s/u).filter((part) => !toReach.test(part));
  return rest.length < fewestParts ? [] : [{ ...line, text: rest.join(', '), cells: [] }];
}

const fewestParts = 2;

/** Hours and places stand in the parts of their owner's. */
const withoutVisit = (draft: DraftSection): DraftSection => {
  if (draft.kind !== 'contact') return draft;
  const { visit, lead: _, ...rest } = draft;
  return visit === undefined || visit.address === null
    ? rest
    : { ...rest, visit: { ...visit, areas: [], hours: [], hoursWords: null } };
};
