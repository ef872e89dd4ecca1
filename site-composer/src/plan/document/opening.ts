import type { Brief, BlockKind, DocumentBlock, Passage } from '../../model/brief';
import { asSentence, isSentence } from '../../text/casing';
import { closingLevel } from '../../understand/document/closing-lines';
import { isShown as isForVisitors } from '../../understand/document/settle-kind';
import type { DraftSection } from '../draft-section';
import { isShown } from '../lead/lead-rules';
import { ownHeading } from '../outline/about-owner';
import type { PageContext } from '../page-context';

type Hero = Extract<DraftSection, { kind: 'hero' }>;

const ofOpening: ReadonlySet<BlockKind> = new Set(['name', 'title', 'headline', 'pitch']);
/** What is read at a glance; further sentences stand below the first screen. */
const longestText = 180;
const longestChip = 48;
const mostChips = 4;

/**
 * The first screen of a document, with the line and the words that were given for it, and nothing that was said to whoever builds the
 * page; what does not fit on it is told right below.
 */
export function openingOf(
  context: PageContext,
  hero: Hero,
  document: readonly DocumentBlock[],
): DraftSection[] {
  const { brief } = context;
  const headline = headlineOf(hero, document, brief.name.text);
  const pitch = document
    .filter(({ kind }) => kind === 'pitch')
    .flatMap(({ lines }) => lines.map(({ text }) => asSentence(text)));
  const told = prefaceOf(document, brief).filter(
    (text) => !isShown(text, [headline, brief.name.text]),
  );
  const chips = told
    .filter((text) => !isSentence(text) && text.length <= longestChip)
    .slice(0, mostChips);
  const sentences = [...pitch, ...told.filter((text) => !chips.includes(text))].map(asSentence);
  const count = fitting(sentences);
  const [first, rest] = [sentences.slice(0, count).join(' '), sentences.slice(count)];
  const heading = ownHeading(context);
  return [
    { ...hero, headline, kicker: null, text: first === '' ? null : first, facts: chips },
    ...(rest.length === 0
      ? []
      : [
          {
            kind: 'text' as const,
            heading,
            navigation: context.say('about'),
            paragraphs: [rest.join(' ')],
          },
        ]),
  ];
}

/** How many sentences fit on the first screen; the first always does. */
function fitting(sentences: readonly string[]): number {
  let length = 0;
  const over = sentences.findIndex((text, at) => {
    length += text.length + 1;
    return at > 0 && length > longestText;
  });
  return over === -1 ? sentences.length : over;
}

function headlineOf({ headline }: Hero, document: readonly DocumentBlock[], name: string): string {
  const given = document
    .find(({ kind, lines }) => kind === 'headline' && lines.length > 0)
    ?.lines[0]?.text.replaceAll(/^["“„«]|["”»]$/gu, '');
  const hidden = document.filter(({ kind }) => !isForVisitors(kind) && !ofOpening.has(kind));
  const isHidden = hidden.some(({ lines }) =>
    lines.some(({ text }) => headline.toLowerCase().includes(text.toLowerCase())),
  );
  return given ?? (isHidden ? name : headline);
}

/** What is told to visitors in front of the first heading. */
function prefaceOf(document: readonly DocumentBlock[], { passages }: Brief): string[] {
  const said = lettersOf(
    document
      .filter(
        ({ heading, kind, level }) =>
          (heading === '' && level !== closingLevel) || kind === 'title',
      )
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' '),
  );
  return passages.filter((one) => isWithin(one, said)).map(({ text }) => text);
}

/** Whether a passage is part of a text, of which the spelling may have been put right. */
export const isWithin = ({ within }: Passage, letters: string): boolean =>
  letters.includes(lettersOf(within));

export const lettersOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
