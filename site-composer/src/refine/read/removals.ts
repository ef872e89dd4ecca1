import { findThing } from '../target/find-thing';
import { unmask } from './quotes';
import { reference } from './reading';
import type { Reading } from './reading';

export const gone =
  /^(?:sorry,? )?(?:(?:the |our |my )?(?<was>.{2,60}?) (?:(?:has|have) (?:now )?been (?:cancelled|canceled|discontinued|dropped|called off|stopped)|(?:is|are) (?:now )?(?:cancelled|canceled|discontinued|called off|no longer (?:available|offered|happening|on|sold))|(?:is|are)n'?t (?:available|offered|happening|on|sold|served)(?: any ?more| any longer)?|(?:is|are) not (?:available|offered|happening|on|sold|served) (?:any ?more|any longer)|won'?t (?:be happening|happen|take place|be on))|(?:we|i)(?:'ve| have)? (?:no longer (?:do|sell|offer|have|make|serve|run|stock|teach)|(?:don'?t|do not) (?<verb>do|sell|offer|have|make|serve|run|stock|teach|\p{L}+)|(?:ran|run) out of|stopped (?:doing|selling|offering|making|serving)?|decided against|(?:are|were) (?:out of|no longer (?:doing|selling|offering|making|serving))) ?(?:an? |the |our |any )?(?<thing>.{2,60}?)(?: any ?more| any longer)?)(?: (?:and|,).*)?$/iu;

/** "puppy visits aren't offered any more": what is no longer there goes from the page. */
export function removal(said: string, reading: Reading): string[] | null {
  const match = gone.exec(unmask(said, reading.quotes));
  const { was, thing, verb } = match?.groups ?? {};
  const name =
    was ??
    (verb !== undefined && !/^(?:do|sell|offer|have|make|serve|run|stock|teach)$/i.test(verb)
      ? `${verb} ${thing ?? ''}`
      : thing);
  if (name === undefined || /^(?:like|want|need|think|know|see|care)\b/i.test(name)) return null;
  const found = findThing(reading.site, name);
  if (!found || 'several' in found) return null;
  reading.about = reference(found.thing, reading);
  return [`remove ${reading.about}`];
}
