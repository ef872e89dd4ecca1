import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, isInside } from 'site-document/tree';
import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { findPrice } from '../../text/money';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { listsOf } from '../target/items';
import type { PageItem } from '../target/items';
import { holdsForm } from '../target/lists';
import { sectionAround } from '../target/sections';
import { likeness } from '../told/content-words';
import { figuresIn } from './figures';
import type { AskedRow } from './asked-row';

interface Ranked {
  readonly list: PageItem;
  readonly score: number;
}

/** The list a row belongs to, by the words of the order, by what its rows have, by meaning. */
export function listFor(site: Site, row: AskedRow): Ranked | null {
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
