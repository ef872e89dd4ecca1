import type { BlockKind, BlockLine, DocumentBlock } from '../../model/brief';
import { asSentence } from '../../text/casing';
import { isShown } from '../../understand/document/settle-kind';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { closingLevel } from '../../understand/document/closing-lines';
import { withClosing } from './closing-sections';
import { sectionOfBlock } from './section-of-block';

type Hero = Extract<DraftSection, { kind: 'hero' }>;

/** What is made of the facts, the form and the working parts of a document; all else stands in its own parts. */
const kept: ReadonlySet<DraftSection['kind']> = new Set([
  'tool',
  'form',
  'contact',
  'countdown',
  'call',
]);
const ofOpening: ReadonlySet<BlockKind> = new Set(['name', 'title', 'headline', 'pitch']);
const toReach = /\S@\S|\d(?:[\s./()-]*\d){5,}|\.(?:com|org|net|co|example)\b/iu;

/** The page of an instruction that is written as a document: each of its parts under its own heading and in its order. */
export function arrangeDocument(
  context: PageContext,
  document: readonly DocumentBlock[],
  [hero, ...body]: readonly DraftSection[],
): DraftSection[] {
  const { brief } = context;
  const own = document
    .filter(({ kind, heading, lines }) => isShown(kind) && heading !== '' && lines.length > 0)
    .map(sectionOfBlock);
  const told = document
    .filter(({ kind }) => kind === 'contact')
    .map((block) => ({ ...block, lines: block.lines.flatMap(withoutWays) }))
    .filter(({ lines }) => lines.length > 0)
    .map(sectionOfBlock);
  const ways = body.filter(({ kind }) => kept.has(kind)).map(withoutVisit);
  const before = told.filter(
    ({ kind }) => kind === 'text' || kind === 'cards' || kind === 'schedule',
  );
  const opening =
    hero?.kind === 'hero' ? [openingOf(hero, document, brief.passages, brief.name.text)] : [];
  return [...opening, ...withClosing(context, document, own), ...before, ...ways];
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

const lineOf = (document: readonly DocumentBlock[], kind: BlockKind): string | null =>
  document.find((block) => block.kind === kind && block.lines.length > 0)?.lines[0]?.text ?? null;

/** The first screen with the line and the words that were given for it, and nothing that was said to whoever builds the page. */
function openingOf(
  hero: Hero,
  document: readonly DocumentBlock[],
  passages: readonly { readonly text: string; readonly within: string }[],
  name: string,
): Hero {
  const hidden = document.filter(({ kind }) => !isShown(kind) && !ofOpening.has(kind));
  const isHidden = hidden.some(({ lines }) =>
    lines.some(({ text }) => hero.headline.toLowerCase().includes(text.toLowerCase())),
  );
  const headline = lineOf(document, 'headline')?.replaceAll(/^["“„«]|["”»]$/gu, '') ?? null;
  const preface = document.filter(
    ({ heading, kind, level }) => (heading === '' && level !== closingLevel) || kind === 'title',
  );
  const said = preface.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
  const first = passages.filter(({ within }) => said.includes(within)).map(({ text }) => text);
  const pitch = document
    .filter(({ kind }) => kind === 'pitch')
    .flatMap(({ lines }) => lines.map(({ text }) => asSentence(text)));
  const text = [...pitch, ...first].join(' ');
  return {
    ...hero,
    headline: headline ?? (isHidden ? name : hero.headline),
    kicker: null,
    text: text === '' ? null : text,
    facts: [],
  };
}
