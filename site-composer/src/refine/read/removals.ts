import { gone } from './gone';
import { findThing } from '../target/find-thing';
import { unmask } from './quotes';
import { beginsRequest } from './request';
import { reference } from './reading';
import { referring } from './references';
import type { Reading } from './reading';

/** "puppy visits aren't offered any more": what is no longer there goes from the page. */
export function removal(said: string, reading: Reading): string[] | null {
  const match = gone.exec(unmask(said, reading.quotes));
  const { was, thing, verb, tail = '' } = match?.groups ?? {};
  // What else is asked for in the same breath must not be lost.
  if (/[\d@:]/.test(tail) || /^(?:so |and |but )?it(?:['’]s| is)\b/iu.test(tail)) return null;
  const name =
    was ??
    (verb !== undefined && !/^(?:do|sell|offer|have|make|serve|run|stock|teach)$/i.test(verb)
      ? `${verb} ${thing ?? ''}`
      : thing);
  if (name === undefined || /^(?:like|want|need|think|know|see|care)\b/i.test(name)) return null;
  const found = findThing(reading.site, name);
  if (!found || 'several' in found) return null;
  reading.about = reference(found.thing, reading);
  const also = tail.replace(/^(?:so|and|then|please|can you|could you)\s+/i, '');
  return [`remove ${reading.about}`, ...(beginsRequest(also) ? [referring(also, reading)] : [])];
}
