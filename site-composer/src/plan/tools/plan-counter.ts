import type { ToolPlan } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { readLength } from './read-lists';
import { keyOf } from './storage-key';

/** Something is counted one by one, by pressing. */
const counted =
  /\b(?:counts?|counting|keep(?:s|ing)? count of|tally(?:ing)?)\s(?:of )?(?:up )?(?:how many|the number of|every|each)\s(?:times? (?:i|we|you|someone) )?([\p{L}\d' -]{2,40}?)(?=\s(?:i|we|you|they|someone|people|that|when|as|in|at|today|each|every|per|a day|during|with|and)\b|[.,;:!?\n]|$)/iu;
const counterOf =
  /\b(?:(?:tally|click|clicker|people|rep) ?-?counter(?: app)?(?: for| of| to count)?|counter (?:app )?(?:for|of|to count))\s?(?:the |my |our )?([\p{L}\d' -]{2,40}?)?(?=\s(?:i|we|you|they|that|when|as|in|at|today|each|every|per|with|and)\b|[.,;:!?\n]|$)/iu;
const thingCounter =
  /^(?:an? )?(?:app (?:for|as) (?:an? )?)?([\p{L}' -]{3,30}) (?:tally )?counter(?: app| page)?$/iu;
const other =
  /\b(?:countdown|count down|calories?|words?|characters?|letters?|followers|visitors? (?:counter|to (?:the|my) (?:site|page))|step counter|inventory|stock|money|expenses?)\b/iu;
const eachDay =
  /\b(?:today|per day|a day|each day|every day|daily|midnight|resets? (?:each|every|overnight))\b/iu;
const goalOf =
  /\b(?:goal|target|aim|limit)\b[^.\d\n]{0,24}(\d{1,5})|\b(\d{1,3}) (?:[\p{L}]+ ){0,3}(?:a|per|each|every) day\b/iu;

/** A counter that is pressed once for each thing; null where nothing of the kind was asked for. */
export function planCounter(context: PageContext): ToolPlan | null {
  const { prompt, subject, purpose, language } = context.brief;
  const text = prompt.slice(0, readLength);
  if (language !== 'en' || other.test(text.slice(0, opening))) return null;
  const found =
    counterOf.exec(text.slice(0, opening)) ??
    (purpose === 'application'
      ? (counted.exec(text.slice(0, opening)) ?? thingCounter.exec(subject.phrase))
      : null);
  if (found === null) return null;
  const goal = goalOf.exec(text);
  return {
    type: 'counter',
    thing: capitalised(plural((found[1] ?? subject.phrase).trim())),
    daily: eachDay.test(text),
    goal: goal === null ? null : Number(goal[1] ?? goal[2]),
    storageKey: keyOf(context),
  };
}

/** "Push up counter" counts push ups. */
const plural = (thing: string): string =>
  / of |s$/u.test(thing) ? thing : thing.replace(/(?<=[^aeiou])y$/u, 'ie').concat('s');

/** Where an instruction says what it is for. */
const opening = 200;
