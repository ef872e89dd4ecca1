import type { ToolPlan } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { currencyIn } from './energy';
import { readLength } from './read-lists';
import { keyOf } from './storage-key';

const splits = /\b(?:split(?:s|ter|ters|ting)?|divid(?:e|es|ed|er|ing)|shar(?:e|es|ed|ing))\b/iu;
/** What each has of something: "each person's hours", "how many hours each worked". */
const eachHas =
  /\beach (?:person|one|member|worker|housemate|flatmate|player|server|team ?mate)(?:['’]s)? (\p{L}{4,}(?: \p{L}+)?)(?=[,.;]| and | it |$)|\bhow (?:many|much) (\p{L}{4,}) each\b/iu;
/** "Split rent between housemates by room size". */
const byWhat =
  /\b(?:split|divide|share)\w*\b[^.\n]{0,60}?\bby (?:the )?((?!(?:how|who|what|themselves|each)\b)\p{L}{4,}(?: \p{L}+)?)(?=[,.;\n]|$)/iu;
const totalOf = /\b(?:enter|put in|type in|type|add|key in) (?:the |your |a )?(total \p{L}+)/iu;
const splitThing =
  /\b(?:split|splits|splitting|divide|divides|share|shares)\s(?:the |our |a |up )?(\p{L}{3,}(?: \p{L}{3,})?)\s(?:between|among|by|with)\b/iu;
/** Who paid what is made even by another part. */
const owes = /\bowes?\b|\bwho paid\b|\bexpenses\b/iu;

/** A sum that is shared by how much of something each has; null where nothing of the kind was asked for. */
export function planSplit({ brief, say, ...context }: PageContext): ToolPlan | null {
  const text = brief.prompt.slice(0, readLength);
  if (brief.language !== 'en' || !splits.test(text) || owes.test(text)) return null;
  const weight = eachHas.exec(text)?.slice(1).find(Boolean) ?? byWhat.exec(text)?.[1];
  const total = totalOf.exec(text)?.[1] ?? splitThing.exec(text)?.[1];
  if (weight === undefined || total === undefined) return null;
  const label = capitalised(total.toLowerCase());
  return {
    type: 'worksheet',
    inputs: [{ label, value: null }],
    people: { label: capitalised(weight.toLowerCase()), most: null },
    results: [
      { label: say('worksheet.total'), postfix: ['i0'], before: currencyIn(text), behind: '' },
    ],
    storageKey: keyOf({ brief, say, ...context }),
  };
}
