import { say } from '../answers/say';
import { carry } from '../change/move-section';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import type { Order } from './order';
import { sectionCalled } from './sections-near';

/** "waiting list form goes first", "prices above practitioners": the section that is named, by its heading or by what it holds. */
export function moved(order: Order, site: Site): Outcome | null {
  const target = order.of('target');
  const section = target === null ? null : sectionCalled(site, target);
  if (!section || section.first) return null;
  const place = placeOf(order, site, section);
  if (!place || place.section.element === section.element) return null;
  const outcome = carry(site, section, place);
  if ('refused' in outcome) return outcome;
  const id = place.side === 'after' ? 'moved' : 'movedAbove';
  return {
    ...outcome,
    isWhole: true,
    sentence: say(site, id, sectionName(section), sectionName(place.section)),
  };
}

function placeOf(
  order: Order,
  site: Site,
  section: PageSection,
): { side: 'before' | 'after'; section: PageSection } | null {
  const others = sectionsOf(site).filter(({ element }) => element !== section.element);
  const beside = order.of('before') ?? order.of('after');
  if (beside !== null) {
    const target = sectionCalled(site, beside);
    if (!target) return null;
    return {
      side: order.of('before') !== null && !target.first ? 'before' : 'after',
      section: target,
    };
  }
  if (order.of('bottom') !== null) {
    const last = others.at(-1);
    return last ? { side: 'after', section: last } : null;
  }
  if (order.of('top') === null) return null;
  const hero = others.find(({ first }) => first);
  const [top] = others;
  if (hero) return { side: 'after', section: hero };
  return top ? { side: 'before', section: top } : null;
}
