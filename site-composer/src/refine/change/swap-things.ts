import { isInside, parentOf, rangeOf } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { findThing, whichOf } from '../target/find-thing';
import type { ThingKind } from '../target/things';

const kinds: readonly ThingKind[] = ['group', 'item', 'question', 'quote'];

/** "swap sides and drinks": two parts of one list change places. */
export const swapThings: Changer = (request, site) => {
  if (request.action !== 'swap') return null;
  const [, one = '', other = ''] =
    /^(.{2,60}?)(?: and | with | for |, )(.{2,60})$/i.exec(unmask(request.rest, request.quotes)) ??
    [];
  const [first, second] = [findThing(site, one, kinds), findThing(site, other, kinds)];
  if (!first || !second) return null;
  if ('several' in first) return refuse(whichOf(first.several));
  if ('several' in second) return refuse(whichOf(second.several));
  const things = [first.thing, second.thing].toSorted(
    (a, b) => (rangeOf(a.element)?.start ?? 0) - (rangeOf(b.element)?.start ?? 0),
  );
  const [upper, lower] = things;
  const [from, to] = [upper ? rangeOf(upper.element) : null, lower ? rangeOf(lower.element) : null];
  if (!upper || !lower || !from || !to || upper === lower || isInside(lower.element, upper.element))
    return null;
  if (parentOf(upper.element) !== parentOf(lower.element))
    return refuse('they stand in different lists.');
  const { source } = site.page;
  return {
    site: site.edit([
      { file: 'html', ...from, text: source.slice(to.start, to.end) },
      { file: 'html', ...to, text: source.slice(from.start, from.end) },
    ]),
    sentence: `Swapped “${upper.name}” and “${lower.name}”.`,
    holds: (after) => {
      const [now, then] = [
        findThing(after, lower.name, [lower.kind]),
        findThing(after, upper.name, [upper.kind]),
      ];
      if (!now || !then || 'several' in now || 'several' in then) return false;
      return (rangeOf(now.thing.element)?.start ?? 0) < (rangeOf(then.thing.element)?.start ?? 0);
    },
  };
};
