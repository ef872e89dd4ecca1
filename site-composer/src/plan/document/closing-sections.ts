import type { DocumentBlock } from '../../model/brief';
import { asSentence } from '../../text/casing';
import { withoutNumbers } from '../../text/without-numbers';
import { closingLevel } from '../../understand/document/closing-lines';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { isWithin, lettersOf } from './opening';
import { sectionOfBlock } from './section-of-block';

const fewestWords = 3;

/** The parts of a document with what was said below the last of them: further questions and quotes, and what is good to know. */
export function withClosing(
  context: PageContext,
  document: readonly DocumentBlock[],
  own: readonly DraftSection[],
): DraftSection[] {
  const closing = document.filter(({ level }) => level === closingLevel);
  const sections = [...own];
  for (const block of closing)
    if (block.kind === 'content') sections.push(...toldIn(context, block));
    else addRows(context, sections, block);
  return sections;
}

/** Questions and quotes go to those there are. */
function addRows({ say }: PageContext, sections: DraftSection[], block: DocumentBlock): void {
  const kind = block.kind === 'questions' ? 'questions' : 'quotes';
  const made = sectionOfBlock({ ...block, heading: say(kind) });
  const at = sections.findIndex((draft) => draft.kind === made.kind);
  const known = sections[at];
  if (known?.kind === 'questions' && made.kind === 'questions')
    sections[at] = { ...known, questions: [...known.questions, ...made.questions] };
  else if (known?.kind === 'quotes' && made.kind === 'quotes')
    sections[at] = { ...known, quotes: [...known.quotes, ...made.quotes] };
  else sections.push(made);
}

/** What is said to visitors, without the ways to reach somebody, which stand in their own place. */
function toldIn({ brief, say }: PageContext, { lines }: DocumentBlock): DraftSection[] {
  const said = lettersOf(lines.map(({ text }) => text).join(' '));
  const owner = brief.voice === 'singular' ? 'me' : 'us';
  const told = brief.passages
    .filter((passage) => isWithin(passage, said))
    .map(({ text }) => withoutNumbers(text, brief.facts.phones, owner))
    .filter((text) => text.split(' ').length >= fewestWords && !/\S@\S/u.test(text));
  const heading = say('goodToKnow');
  return told.length === 0
    ? []
    : [
        {
          kind: 'text',
          heading,
          navigation: heading,
          paragraphs: [told.map(asSentence).join(' ')],
        },
      ];
}
