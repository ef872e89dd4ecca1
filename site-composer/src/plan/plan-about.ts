import { isSentence } from '../text/casing';
import { definition } from './definition';
import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import type { PageContext } from './page-context';
import { isRefusal } from './refusals';
import { asked, headingFor } from './heading-for';

/** What the page tells about the subject: the member's sentences, or in one what it is and where. */
export function planAbout(context: PageContext): DraftSection | null {
  const { brief, say, statements } = context;
  if (isExcluded(context, 'about')) return null;
  const wanted = asked(context, 'about');
  // Short facts are placed once the rest of the page is known.
  const tells = (text: string): boolean => isSentence(text) && !isRefusal(text);
  const sentences = statements.filter(tells);
  statements.splice(0, statements.length, ...statements.filter((text) => !tells(text)));
  const paragraphs = groupSentences(sentences);
  if (paragraphs.length === 0 && !wanted) return null;
  const text =
    paragraphs.length > 0 ? paragraphs : [definition(context) || atHome(context)].filter(Boolean);
  if (text.length === 0) return null;
  const heading = headingFor(
    context,
    'about',
    brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about'),
  );
  const icon = context.icon([brief.subject.head], 0.74);
  return {
    kind: 'text',
    heading,
    navigation: say('about'),
    paragraphs: text,
    ...(icon === undefined ? {} : { icon }),
  };
}

/** Where it is, for whose name says already what it is. */
const atHome = ({ brief, say }: PageContext): string =>
  brief.name.given && brief.place !== null
    ? say('aboutPlace', { name: brief.name.text, place: brief.place })
    : '';

const plain = (text: string): string => text.toLowerCase().replace(/[.!?…\s]+$/, '');

/** Not what another of the sentences says with more words, nor the same again. */
function isSaidOnce(sentence: string, at: number, all: readonly string[]): boolean {
  const said = plain(sentence);
  return !all.some(
    (other, place) =>
      place !== at && plain(other).includes(said) && (plain(other) !== said || place < at),
  );
}

/** Paragraphs of two or three sentences; what is no sentence stands in a row behind them. */
export function groupSentences(all: readonly string[]): string[] {
  const sentences = all.filter(isSentence).filter(isSaidOnce);
  const points = all.filter(
    (text) =>
      !isSentence(text) && !sentences.some((one) => one.toLowerCase().includes(text.toLowerCase())),
  );
  const paragraphs: string[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + sentence.length < 320)
      paragraphs[paragraphs.length - 1] = `${last} ${sentence}`;
    else paragraphs.push(sentence);
  }
  return points.length === 0 ? paragraphs : [...paragraphs, points.join(' · ')];
}
