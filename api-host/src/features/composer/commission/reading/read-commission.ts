import { maskQuoted } from '../../understand/prompt-text';
import { capitalise, joinWords, titleCase } from '../../text/words';
import { findActivity } from '../../understand/activity';
import { clauseOf } from '../../understand/find-head';
import { sectionKinds } from '../../sections';
import type { Commission, OrderedPart } from '../commission';
import { subjectById, subjectIn, type Subject } from '../subjects';
import type { Form } from './form';
import { forms } from './forms';
import { answered, isCommission } from './is-commission';
import { ownSubject } from './own-subject';
import { partFor } from './part-table';
import { abilitiesOf, wishesOf } from './wishes';

const defaults: Readonly<Record<string, string>> = {
  stay: 'rooms',
  blog: 'photos',
  media: 'songs',
  give: 'campaigns',
  jobs: 'jobs',
  ads: 'ads',
  rental: 'tools',
  learning: 'courses',
};

/** Goods nobody named are shown where the wishes need them; tools have their own lists. */
function partsOf(form: Form, subject: Subject, wishes: readonly string[]): OrderedPart[] {
  const known = new Set(sectionKinds.map(({ id }) => id));
  const list: OrderedPart[] = [...form.parts(subject)];
  const held = (one: OrderedPart) =>
    // Cards that come back have their streak and their chart already.
    (['c-data', 'habits'].includes(one.id) && list.some(({ id }) => id === 'spaced')) ||
    (one.nav === 'Alerts' && list.some(({ id }) => id === 'c-data')) ||
    list.some(
      (other) =>
        other.nav.toLowerCase() === one.nav.toLowerCase() ||
        (other.id === one.id &&
          !['c-records', 'c-directory', 'c-request', 'c-posts'].includes(one.id)),
    );
  for (const wish of wishes) {
    const one = partFor(wish);
    if (one === null || one.id === '' || !known.has(one.id) || held(one)) continue;
    // A team's board has its people and tasks already.
    if (form.id === 'tasks' && ['todo', 'c-directory'].includes(one.id)) continue;
    if (one.id === 'c-submit')
      list.push({
        ...one,
        nav: `Add ${/^[aeiou]/i.test(subject.one) ? 'an' : 'a'} ${subject.one}`,
        words: `Add ${/^[aeiou]/i.test(subject.one) ? 'an' : 'a'} ${subject.one}`,
      });
    else list.push(one);
    if (one.id === 'c-booking' && !list.some(({ id }) => id === 'c-bookings'))
      list.push({ id: 'c-bookings', nav: 'My bookings', words: 'My bookings' });
  }
  const needsGoods =
    list.some(({ id }) => ['c-submit', 'c-cart', 'c-booking'].includes(id)) ||
    /catalog|browse|listing/i.test(wishes.join(' '));
  if (needsGoods && !form.tool && !list.some(({ id }) => id === 'c-goods'))
    list.unshift({ id: 'c-goods', nav: capitalise(subject.many), words: capitalise(subject.many) });
  return list.filter(({ id }) => known.has(id)).slice(0, 10);
}

/** The subject of the last word of a thing: travel photos are photos. */
const knownThing = (thing: string): Subject | null =>
  thing === '' ? null : subjectIn(thing.split(/\s+/).at(-1) ?? '');

/** "Homemade jam recipes" says more than any name for recipes; a bare "recipes" does not. */
function ownName(thing: string, { about, one, many }: Subject): string | null {
  const told = thing
    .split(/\s+/)
    .filter((word) => ![one, many].includes(word.toLowerCase()) && !about.test(word));
  return told.length > 0 && told.length < thing.split(/\s+/).length && thing.length < 34
    ? titleCase(thing)
    : null;
}

/** What nobody prepared: the thing the text itself names, before one that is only mentioned later. */
function subjectFor(form: Form, masked: string, weak: Subject | null): Subject {
  const known = defaults[form.id];
  const own =
    form.tool === true || (known !== undefined && form.id !== 'rental')
      ? null
      : ownSubject(masked, ['shop', 'rental', 'ads', 'appointments'].includes(form.id));
  const prepared = own === null ? null : subjectIn(own.one);
  return prepared ?? own ?? weak ?? subjectIn(masked) ?? subjectById(known ?? 'products');
}

const can = (parts: readonly OrderedPart[]): string =>
  joinWords(
    parts
      .filter(({ id }) => id !== 'c-submit')
      .slice(0, 5)
      .map(({ nav }) => (/^(?:FAQ|RSVP)$/.test(nav) ? nav : nav.toLowerCase())),
  );

const dashboards: readonly (readonly [RegExp, readonly string[]])[] = [
  [/crypto|coin/i, ['Coin Window', 'The Coin Table']],
  [/weather|climate/i, ['Sky Board Weather', 'Weather Window']],
  [/energy|electric/i, ['Watt Watch Energy', 'Meter & Watt Energy']],
  [/sales|revenue/i, ['Sales Lens', 'Revenue Room']],
  [/stocks?|trading|portfolio|invest/i, ['Market Window Stocks', 'Share Table']],
];
const hasFigures = (head: string): boolean =>
  dashboards.some(([about]) => about.test(head)) || /analytics|business|data|monitor/i.test(head);
const dashboardNames = (head: string): readonly string[] =>
  dashboards.find(([about]) => about.test(head))?.[1] ?? [
    'Figures at a Glance',
    'The Numbers Room',
  ];

/** The form named first; the table's order decides between two at one place. */
function earliest(text: string): Form | null {
  const hits = forms.flatMap((form) => {
    const at = form.id === 'list' ? -1 : text.search(form.about);
    return at < 0 ? [] : [{ form, at }];
  });
  return hits.toSorted((one, other) => one.at - other.at)[0]?.form ?? null;
}

/** Reads a specification-like instruction; null when the text is of another kind. */
export function readCommission(
  text: string,
  seed: number,
  given: string | null,
): Commission | null {
  const masked = maskQuoted(text);
  if (!isCommission(masked)) return null;
  const head = masked.slice(0, 130);
  const thing = findActivity(clauseOf(masked))?.thing ?? '';
  const inHead = knownThing(thing) ?? subjectIn(head);
  // What is named at the beginning counts; what only a part of the text suggests comes after a known subject.
  const form = earliest(head) ?? (inHead === null ? earliest(masked) : null) ?? forms.at(-1);
  if (form === undefined) return null;
  // "Swap" by itself is about second-hand things of all kinds; what is swapped says more.
  const subject =
    inHead !== null && inHead.id !== 'ads' ? inHead : subjectFor(form, masked, inHead);
  const parts = partsOf(form, subject, wishesOf(masked));
  if (parts.length < 2 && form.id === 'list' && answered(masked) < 3) return null;
  // A dashboard of figures nobody prepared is better read as the lists it names.
  if (form.id === 'market' && !hasFigures(head)) return null;
  const names = form.names ?? (form.id === 'market' ? dashboardNames(head) : subject.names);
  return {
    formId: form.id,
    subject,
    name:
      given ?? ownName(thing, subject) ?? names[seed % names.length] ?? capitalise(subject.many),
    what: form.what(subject),
    lead: `${parts.length > 1 ? `${capitalise(can(parts))} in one place. ` : ''}Try everything with the samples; what you enter stays on this device.`,
    parts,
    abilities: abilitiesOf(form, subject, masked),
    tool: form.tool === true,
  };
}
