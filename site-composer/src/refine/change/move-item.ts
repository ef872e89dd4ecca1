import { wholeLines } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { parentOf, rangeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { findThing, whichOf } from '../target/find-thing';
import { itemAround } from '../target/items';
import type { Thing, ThingKind } from '../target/things';

const kinds: readonly ThingKind[] = ['item', 'question', 'quote', 'group'];
const group = String.raw`(?: (?:in|on|of|among) (?:the |our )?([\p{L} ]{2,30}))?`;
const beside =
  /^(?:the )?(.{2,60}?),? (?:to |just |right |directly )*(above|before|over|in front of|below|beneath|under|after|behind) (?:the )?(.{2,60})$/iu;
const edge = new RegExp(
  String.raw`^(?:the )?(.{2,60}?),? (?:to |at |in )?(?:the )?(?:very )?(first|top|start|beginning|front|last|bottom|end)(?: place)?${group}$`,
  'iu',
);

/** "put Sam first in the team", "pork collar after the celeriac steak": one item of a list in another place of it. */
export const moveItem: Changer = (request, site): Outcome | null => {
  if (!['move', 'add', 'set'].includes(request.action ?? '')) return null;
  const said = unmask(request.rest, request.quotes);
  if (said.length > 160 || /[:\d]/.test(said)) return null;
  const [, name = '', side = '', other = ''] = beside.exec(said) ?? [];
  if (name !== '') return moveBeside(site, name, /above|before|over|front/i.test(side), other);
  const [, lone = '', place = ''] = edge.exec(said) ?? [];
  const found = lone === '' ? null : findThing(site, lone, kinds);
  if (!found || 'several' in found) return null;
  const isFirst = !/last|bottom|end/i.test(place);
  const siblings = siblingsAlike(found.thing);
  const target = isFirst ? siblings[0] : siblings.at(-1);
  return target ? carry(site, found.thing, target, isFirst) : null;
};

function moveBeside(site: Site, name: string, isBefore: boolean, other: string): Outcome | null {
  const [one, two] = [findThing(site, name, kinds), findThing(site, other, kinds)];
  if (!one || !two) return null;
  if ('several' in one) return refuse(whichOf(one.several));
  if ('several' in two) return refuse(whichOf(two.several));
  if (parentOf(one.thing.element) !== parentOf(two.thing.element))
    return refuse(
      `“${one.thing.name}” and “${two.thing.name}” stand in different lists. Within one list the order can be changed.`,
    );
  return carry(site, one.thing, two.thing.element, isBefore);
}

const siblingsAlike = ({ element }: Thing): readonly PageElement[] =>
  itemAround(element)?.siblings ?? [element];

function carry(site: Site, thing: Thing, target: PageElement, isBefore: boolean): Outcome {
  const [range, other] = [rangeOf(thing.element), rangeOf(target)];
  if (!range || !other || thing.element === target) return refuse('it stands there already.');
  const whole = wholeLines(site.page.source, range);
  const text = site.page.source.slice(whole.start, whole.end);
  const at = isBefore ? wholeLines(site.page.source, other).start : other.end;
  if (at >= whole.start && at <= whole.end) return refuse('it stands there already.');
  return {
    site: site.edit([
      { file: 'html', start: whole.start, end: whole.end, text: '' },
      { file: 'html', start: at, end: at, text },
    ]),
    sentence: `Moved “${thing.name}” ${isBefore ? 'above' : 'below'} “${textOf(target, 4).slice(0, 60)}”.`,
    holds: (after, before) => {
      const found = findThing(after, thing.name, [thing.kind]);
      return (
        found !== null &&
        'thing' in found &&
        found.thing.text === thing.text &&
        after.page.elements.length === before.page.elements.length
      );
    },
  };
}
