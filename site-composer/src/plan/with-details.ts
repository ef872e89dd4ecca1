import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { planDetails } from './plan-details';
import type { Detail } from './plan-details';

const behindDetails = new Set<DraftSection['kind']>([
  'gallery',
  'people',
  'quotes',
  'questions',
  'visit',
  'call',
  'form',
  'contact',
]);

/** Details stand behind the day and its programme, before the people and the reply. */
export function withDetails(
  context: PageContext,
  details: readonly Detail[],
  body: readonly DraftSection[],
): DraftSection[] {
  const section = planDetails(context, details);
  if (section === null) return [...body];
  const at = body.findIndex(({ kind }) => behindDetails.has(kind));
  const place = at === -1 ? body.length : at;
  return [...body.slice(0, place), section, ...body.slice(place)];
}
