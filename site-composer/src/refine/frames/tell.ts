import { asSentence } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import { say } from '../answers/say';
import { tellSomewhere } from '../change/add-sentence';
import { inLanguageOf } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Request } from '../read/request';
import { withQuotes } from './frame';
import type { Frame, FrameContext } from './frame';
import { refuseIn } from './refuse-in';
import { wordsOf } from './tokens';

/** "translate the whole page into French": what only a language model does is said to be so. */
export const translateFrame: Frame = ({ signs }, { site }) =>
  /^[US]?T[~iPwfsc]*$/u.test(signs) && /[~P]/u.test(signs) ? refuseIn(site, 'no.translate') : null;

/** "add a line thanking our sponsor, Haxby Seeds": a sentence that thanks, and no piece of the request. */
export const thankFrame: Frame = (clause, context) => {
  const at = clause.signs.search(/(?<=^[AUY]?[~]?s?[f~]?)k/u);
  // "a thank you section for sponsors: …" is a part of the page.
  if (at === -1 || /[s:]/u.test(clause.signs.slice(at))) return null;
  const edge = clause.signs.search(/[_^]/u);
  const end = edge === -1 ? clause.text.length : clause.tokens[edge]?.start;
  const whom = withQuotes(clause.text.slice(clause.tokens[at]?.end, end), context.quotes)
    .replace(/[.!,\s]+$/u, '')
    .trim();
  if (whom === '' || whom.length > 120) return null;
  return told(say(context.site, 'thanks', whom), context);
};

const longestFragment = 9;

/** "say no job too small": words that are no sentence and are to be read all the same. */
export const sayFrame: Frame = (clause, context) => {
  if (!/^Y[^:"yv]{2,}$/u.test(clause.signs)) return null;
  const text = wordsOf(clause, 1, clause.tokens.length);
  const behind = clause.text
    .slice(clause.tokens[0]?.end)
    .trim()
    .replace(/[.!]+$/u, '');
  if (
    text.split(' ').length > longestFragment ||
    /\b(?:that|it['’]s|not|instead|why|how|what|us|more)\b|^(?:dass|que|dat|che)\b/iu.test(behind)
  )
    return null;
  return isWholeSentence(behind, true)
    ? null
    : told(`${asSentence(behind).replace(/[.]$/u, '')}.`, context);
};

function told(sentence: string, { site, options }: FrameContext): Outcome | null {
  const request: Request = {
    asked: sentence,
    action: 'add',
    verb: 'add',
    rest: sentence,
    quotes: [],
    content: '',
  };
  const outcome = tellSomewhere(sentence.replace(/[.]$/u, ''), request, site, options);
  if (!outcome || 'refused' in outcome) return outcome;
  return { ...outcome, isWhole: true, sentence: inLanguageOf(site, outcome.sentence) };
}
