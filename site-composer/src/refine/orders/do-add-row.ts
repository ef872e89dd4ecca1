import { findPrice } from '../../text/money';
import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, isInside } from 'site-document/tree';
import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { say } from '../answers/say';
import { insertItem } from '../change/add-item';
import type { Change, Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { listsOf } from '../target/items';
import type { PageItem } from '../target/items';
import { holdsForm } from '../target/lists';
import { sectionAround } from '../target/sections';
import { likeness } from '../told/content-words';
import { asEntry } from './copy-edit';
import { addToEnumeration } from './enumerations';
import { figuresIn } from './figures';
import { contextOf } from './order';
import type { Order } from './order';
import { brief } from './outcome-of';

/** A row to be added: its name and what is told of it. */
export interface AskedRow {
  readonly title: string;
  readonly price: string | null;
  readonly when: string | null;
  readonly note: string | null;
  /** Words of the order that say where. */
  readonly context: readonly string[];
}

/** "add spinach and feta ones to the list, 6 for £8": a row in the list that its words or its kind name, or in an enumeration. */
export function rowAdded(order: Order, site: Site): Outcome | null {
  const items = order.all('item');
  if (items.length < 2) return oneAdded(order, items[0], site);
  // "sun cream and a hat": one after the other, all of them or none.
  if (items.length > mostAtOnce || order.of('price') !== null) return null;
  const done: Change[] = [];
  for (const item of items) {
    const next = oneAdded(order, item, done.at(-1)?.site ?? site);
    if (!next) return null;
    done.push(next);
  }
  const last = done.at(-1);
  return last ? { ...last, sentence: done.map(({ sentence }) => sentence).join(' ') } : null;
}

const mostAtOnce = 6;

function oneAdded(order: Order, item: string | undefined, site: Site): Change | null {
  const row = item === undefined ? null : readRow(order, item);
  if (!row) return null;
  const list = listFor(site, row);
  const spoken = addToEnumeration(site, row);
  if (list && (spoken === null || list.score >= spoken.score)) {
    const outcome = inserted(site, list.list, row);
    if (outcome && !('refused' in outcome) && outcome.holds(outcome.site, site)) return outcome;
  }
  return spoken && !('refused' in spoken.outcome) ? spoken.outcome : null;
}

function readRow(order: Order, item: string): AskedRow | null {
  if (item.length > 90) return null;
  const said = order.of('price');
  const note = order.of('note');
  const when = order.of('date') ?? order.of('hours');
  const own = findPrice(item);
  const title = asEntry(
    (own && own.start > 2 ? item.slice(0, own.start) : item)
      .replace(/\s+ones?$/iu, '')
      .replace(/[\s,:–-]+$/u, ''),
    order.language,
  );
  return {
    title,
    price: said ?? (own && own.start > 2 ? item.slice(own.start) : null),
    when: when === item ? null : when,
    note,
    context: contextOf(order, ...order.all('item'), said, note, when),
  };
}

interface Ranked {
  readonly list: PageItem;
  readonly score: number;
}

/** The list a row belongs to, by the words of the order, by what its rows have, by meaning. */
function listFor(site: Site, row: AskedRow): Ranked | null {
  const lists = listsOf(site, null, false).filter(
    ({ element, siblings }) =>
      !['section', 'p', 'a', 'figure'].includes(element.tagName) &&
      !siblings.some((one) => holdsForm(one)) &&
      !/\b(?:way|hero|footer|visit|nav)/u.test(attributeOf(element, 'class')) &&
      !site.page.elements.some(
        (one) =>
          (['nav', 'header', 'footer', 'details', 'select'].includes(one.tagName) ||
            attributeOf(one, 'class').includes('hero')) &&
          isInside(element, one),
      ),
  );
  const ranked = lists
    .map((list) => ({ list, score: scoreOf(site, list, row) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = ranked;
  if (!best || best.score < leastScore) return null;
  return next && best.score - next.score < 0.15 ? null : best;
}

const leastScore = 0.9;

function scoreOf(site: Site, { element, siblings }: PageItem, row: AskedRow): number {
  const some = siblings.slice(0, 30);
  const texts = some.map((one) => textOf(one, 30));
  const section = sectionAround(site, element);
  const head = tellingWords(
    `${section?.heading ?? ''} ${section?.id.replaceAll('-', ' ') ?? ''} ${ownHeading(element)}`,
  );
  const own = texts.flatMap((text) => tellingWords(text));
  const said = row.context.reduce(
    (sum, word) => sum + (likeness(word, head) >= 2 ? 1.5 : likeness(word, own) >= 2 ? 0.7 : 0),
    0,
  );
  const share = (test: (text: string) => boolean): number =>
    texts.filter((text) => test(text)).length / Math.max(1, texts.length);
  const priced = share((text) => findPrice(text) !== null);
  const timed = share((text) =>
    figuresIn(text).some(({ kind }) => ['time', 'date', 'day'].includes(kind)),
  );
  const kind =
    row.price === null
      ? row.when === null
        ? -priced * 0.5 - (timed > 0.5 ? 0.3 : 0)
        : timed * 1.5
      : priced * 1.5 - (1 - priced);
  const [meant, theirs] = [meaningOf(tellingWords(row.title)), meaningOf(own)];
  const near = meant && theirs ? Math.max(0, nearness(meant, theirs)) : 0;
  const isPerson = /^(?:\p{Lu}[\p{L}.'’-]+\s){1,2}\p{Lu}[\p{L}'’-]+$/u.test(row.title);
  const people =
    section?.topic === 'people' ? (isPerson || row.note !== null ? 1 : 0) : isPerson ? -0.3 : 0;
  return said + kind + near + people + (siblings.length > 1 ? 0.2 : 0);
}

const ownHeading = (element: PageItem['element']): string => {
  const around = element.parentNode;
  const group = around && 'tagName' in around ? around.parentNode : null;
  const heading =
    group && 'tagName' in group && group.tagName === 'div'
      ? elementsIn(group).find(({ tagName }) => /^h[3-5]$/.test(tagName))
      : undefined;
  return heading && !isInside(heading, element) ? textOf(heading, 6) : '';
};

function inserted(site: Site, list: PageItem, row: AskedRow): Outcome | null {
  const isTimed =
    row.when !== null &&
    elementsIn(list.element).some((one) => /\b(?:when|time)\b/u.test(attributeOf(one, 'class')));
  const text = [isTimed ? null : row.when, row.note].filter((one) => one !== null).join(', ');
  const title = isTimed && row.when !== null ? asEntry(row.when, 'en') : row.title;
  const outcome = insertItem(
    site,
    list,
    {
      title,
      price: row.price,
      text: isTimed ? row.title : text === '' ? null : text,
      where: null,
    },
    null,
  );
  if (!outcome || 'refused' in outcome) return outcome;
  const name = [row.title, row.price ?? row.when ?? ''].filter(Boolean).join(', ');
  const section = sectionAround(site, list.element);
  return {
    ...outcome,
    isWhole: true,
    sentence:
      section && section.heading !== ''
        ? say(site, 'addedTo', brief(name), brief(section.heading))
        : say(site, 'added', brief(name)),
  };
}
