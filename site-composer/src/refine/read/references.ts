import { findThing, thingAt, thingNamedIn } from '../target/find-thing';
import { unmask } from './quotes';
import { reference } from './reading';
import type { Reading } from './reading';
import { gone } from './gone';

/** The part of the page a sentence speaks of, as commands refer to it. */
export function spokenOf(sentence: string, reading: Reading): string | null {
  const { site, quotes } = reading;
  const text = unmask(sentence, quotes);
  if (/\b(?:sub-?title|sub-?heading|tag ?line|text under the headline)\b/i.test(text))
    return 'the subtitle';
  if (/\b(?:headline|main heading|main title)\b/i.test(text)) return 'the headline';
  const placed = thingAt(site, text);
  if (placed) return reference(placed, reading);
  const quoted = /‹(\d+)›/.exec(sentence);
  const named = quoted ? findThing(site, quotes[Number(quoted[1])] ?? '') : null;
  if (named && 'thing' in named) return reference(named.thing, reading);
  const thing = thingNamedIn(site, text, [
    'question',
    'quote',
    'item',
    'group',
    'section',
    'button',
  ]);
  if (thing) return reference(thing, reading);
  const removed = gone.exec(text)?.groups;
  const near = findThing(site, removed?.['was'] ?? removed?.['thing'] ?? text);
  return near && 'thing' in near && near.thing.kind !== 'section'
    ? reference(near.thing, reading)
    : null;
}

const pronoun =
  /^(?:it|them|him|her|that|this|these|those|(?:that|this|the same) (?:one|line|question|item|bit|part|heading|section|button|text|price|word|plan|dish|service|class|event))$/i;
const removing = /^(?:take|remove|delete|drop|get rid of|cut|lose|hide|strike|cross|leave)\b/i;
/** "take it off" with the part that was spoken of in its place; of a part that is gone "off" says nothing more. */
export function referring(request: string, { about }: Reading): string {
  if (about === null) return request;
  const match =
    /^(?<verb>(?:please )?(?:take|remove|delete|drop|get rid of|cut|lose|hide|strike|make|call|change|rename|replace|turn|set|put))\s+(?<what>it|them|him|her|that|this|those|these|(?:that|this) (?:one|line|question|item|bit|part|heading|section|button|text|price|word|plan|dish|service|class|event)|the line|the answer(?: to that(?: question)?)?)(?=\s|$)(?<rest>.*)$/i.exec(
      request,
    );
  const { verb = '', what = '', rest = '' } = match?.groups ?? {};
  if (!match)
    return /^answer\b/i.test(request)
      ? request
          .replace(
            /^answer(?: (?:to|for) (?:that|it)(?: question)?)?/i,
            `change the answer of ${about}`,
          )
          .replace(/ (?:should (?:now )?(?:be|say|read)|is(?: now)?)(?= |:)/i, ' to')
      : request;
  if (/^the answer/i.test(what)) return `change the answer of ${about}${rest}`;
  if (!pronoun.test(what) && what.toLowerCase() !== 'the line') return request;
  // "take him off, and add Sian Moore": what else is asked for is a request of its own.
  const more = /^(?: off| out| down| away)?,? (?:and|then) ((?:add|put)\b.+)$/iu.exec(rest)?.[1];
  if (removing.test(verb.replace(/^please /i, '')))
    return more === undefined ? `remove ${about}` : `remove ${about}, and ${more}`;
  if (/‹|^\s*(?:to|with|say|read)\b|:/.test(rest))
    return `change ${about} to ${rest.replace(/^\s*(?:to|with|say|read|as|into)?\s*:?\s*/i, '')}`;
  return request;
}
