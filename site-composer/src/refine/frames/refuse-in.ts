import { say } from '../answers/say';
import type { Refusal } from '../outcome';
import type { Site } from '../site';

/** Why something was not done, in the language of the page. */
export function refuseIn(
  site: Site,
  id: Parameters<typeof say>[1],
  ...values: readonly string[]
): Refusal {
  return { refused: say(site, 'notDone', say(site, id, ...values)) };
}
