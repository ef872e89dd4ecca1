import type { SaidClause } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { asSentence, capitalised, trimMarks } from '../../text/casing';
import type { MarkedText } from './marked-text';

/** From here on a clause is believed to be for visitors. */
const likely = 0.4;
const fewestWords = 2;

const mostRemarks = 120;

/** What was said for visitors, clause by clause; the plan shows of it what is nowhere on the page. */
export function markedRemarks({ text: all, clauses, spans }: MarkedText): string[] {
  const opening = new Set<SpanLabel>(['site', 'subject', 'name', 'place']);
  /** Behind "portfolio for a photographer who …" stands what is told. */
  const told = (clause: SaidClause): string => {
    const inside = spans.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    if (!inside.some(({ label }) => label === 'site')) return clause.text;
    const from = Math.max(
      ...inside.filter(({ label }) => opening.has(label)).map(({ end }) => end),
    );
    const rest = all.slice(from, clause.end);
    return /^,?\s(?:who|that|which|die|der|das|qui|que|che|wo|where)\s/iu.test(rest)
      ? rest.replace(/^,?\s\p{L}+\s/u, '')
      : '';
  };
  return clauses
    .filter(({ text, told }) => told >= likely && text.split(/\s+/).length >= fewestWords)
    .map((clause) =>
      asSentence(
        told(clause)
          .replace(/^[\s*•·–—-]+/u, '')
          .replaceAll(/\s+/g, ' '),
      ),
    )
    .filter((text) => text !== '' && text.split('(').length === text.split(')').length)
    .slice(0, mostRemarks);
}

const mostStatements = 40;
/** A whole text that was taken for one statement is none. */
const longestStatement = 600;

/** Sentences about the subject as they were written; what an application does is its capability. */
export function markedStatements(marked: MarkedText, application: boolean): string[] {
  const statements = application ? marked.of('fact') : marked.of('about', 'fact');
  // The price of the only thing there is stands by itself.
  const told = [...statements, ...marked.of('price').filter(({ record }) => record === null)];
  const sentences = told
    .filter(({ text }) => text.length <= longestStatement)
    .map(({ text }) => asSentence(text.replaceAll(/\s+/g, ' ')));
  return [...new Set(sentences)].slice(0, mostStatements);
}

const mostInPitch = 9;
const users =
  /^(?:(?:that|which|who|where) )?(?:(?:you|users|people|members|they|visitors|customers|everyone|anyone)(?: can)? )?/iu;

/** What it does, where that is said in few enough words to be read at a glance. */
export function markedPitch(marked: MarkedText): string | null {
  const words = marked.of('about')[0]?.text.replaceAll(/\s+/g, ' ').replace(users, '') ?? '';
  const count = words.split(' ').length;
  return count >= 2 && count <= mostInPitch ? capitalised(trimMarks(words)) : null;
}
