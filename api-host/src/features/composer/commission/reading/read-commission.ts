import { maskQuoted } from '../../understand/prompt-text';
import { capitalise, joinWords } from '../../text/words';
import { sectionKinds } from '../../sections';
import type { Abilities, Commission, OrderedPart } from '../commission';
import { subjectById, subjectIn, type Subject } from '../subjects';
import { forms, type Form } from './forms';
import { partFor } from './part-table';

const opening =
  /^(?:please |kindly |we (?:need|want) |i (?:need|want) )*(?:to )?(?:implement|develop|build|create|design|make|program|write)?\b/i;
const thing =
  /\b(?:web[- ]?(?:based )?(?:app(?:lication)?s?|platform|system|site|page)|website|blog|intranet|shop|store|booking page|library|gallery|tool|platform|application|app|portal|system|dashboard|site|community|prototype|encyclopedia)\b/i;
const users =
  /\b(?:(?:users?|visitors?|customers?|guests?|teams?|members?|employees?|patients?|clients?|residents|learners|students|teachers|drivers|organisers|freelancers|job seekers|staff|companies|managers) (?:should |must |can |could |to |submit|search|view|create|take|book|design|plan|publish|users)|functionalit|where (?:users|members|visitors|teams|residents|organisers|freelancers|students|people)|lets? (?:users|visitors|drivers|teams|people))/i;
const painted = /\b(?:background|components?|elements)\b/i;

/** Whether a text is written like a specification of an application; a brochure or a one-liner is not. */
function isCommission(masked: string): boolean {
  const head = masked.slice(0, 160);
  if (
    /\blanding page\b|\bone[- ]page\b|\bmy\b|\bi(?:'m| am)\b|\bpages:/i.test(head) ||
    /without a cart|no cart/i.test(masked)
  )
    return false;
  if (
    !/^(?:please|kindly|implement|develop|build|create|design|make|we (?:need|want)|i (?:need|want))/i.test(
      masked,
    ) ||
    !opening.test(masked) ||
    !thing.test(head)
  )
    return false;
  const commas = masked.split(',').length - 1;
  return (
    commas > 0 &&
    (users.test(masked)
      ? painted.test(masked) || /functionalit|should be able/i.test(masked)
      : painted.test(masked) && commas > 1)
  );
}

/** The wishes: what stands between commas and small words, without the sentences about colours. */
function wishesOf(masked: string): string[] {
  return masked
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) => !painted.test(sentence) || /\b(?:users?|features?|includ)/i.test(sentence),
    )
    .join(' ')
    .split(/[,;:.]|\band\b|\bwith\b|\bwhere\b|\bto (?=share|display|present|manage)/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
}

const abilitiesOf = (form: Form, subject: Subject, text: string): Abilities => {
  const has = (pattern: RegExp) => pattern.test(text);
  const cart =
    form.id === 'shop' ||
    has(
      /shopping cart|add (?:them|it|items|products)? ?to (?:the )?cart|order dishes|online ordering/i,
    );
  const book = ['stay', 'rental', 'appointments'].includes(form.id) && !cart;
  const ask =
    subject.id === 'jobs'
      ? 'Apply'
      : subject.id === 'animals'
        ? 'Apply to adopt'
        : form.id === 'ads'
          ? 'Contact the seller'
          : has(/purchase request|enquir/i)
            ? 'Request to buy'
            : has(/contact (?:the )?agent|agent contact/i)
              ? 'Contact the agent'
              : has(/borrow|reserve titles/i)
                ? 'Borrow or reserve'
                : subject.id === 'events'
                  ? 'Register'
                  : subject.id === 'courses'
                    ? 'Enrol'
                    : has(/test drive/i)
                      ? 'Book a test drive'
                      : null;
  return {
    cart,
    book,
    rate: has(/\brat(?:e|ing|ings)\b|reviews?\b|stars\b/i),
    comment: has(/comments?\b/i),
    save: has(/favou?rites?|save|saved|wish ?list|watch ?list|reading list|bookmark/i) || cart,
    compare: has(/compar/i),
    submit: false,
    ask,
  };
};

const defaults: Readonly<Record<string, string>> = {
  stay: 'rooms',
  blog: 'photos',
  media: 'songs',
  give: 'campaigns',
  jobs: 'jobs',
  ads: 'ads',
};

/** Goods nobody named are shown where the wishes need them; tools have their own lists. */
function partsOf(form: Form, subject: Subject, wishes: readonly string[]): OrderedPart[] {
  const known = new Set(sectionKinds.map(({ id }) => id));
  const list: OrderedPart[] = [...form.parts(subject)];
  const held = (one: OrderedPart) =>
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

const can = (parts: readonly OrderedPart[]): string =>
  joinWords(
    parts.slice(0, 5).map(({ nav }) => (/^(?:FAQ|RSVP)$/.test(nav) ? nav : nav.toLowerCase())),
  );

const dashboards: readonly (readonly [RegExp, readonly string[]])[] = [
  [/crypto|coin/i, ['Coin Window', 'The Coin Table']],
  [/weather|climate/i, ['Sky Board Weather', 'Weather Window']],
  [/energy|electric/i, ['Watt Watch Energy', 'Meter & Watt Energy']],
  [/sales|revenue/i, ['Sales Lens', 'Revenue Room']],
  [/stocks?|trading|portfolio|invest/i, ['Market Window Stocks', 'Share Table']],
];
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
  const inHead = subjectIn(head);
  // What is named at the beginning counts; what only a part of the text suggests comes after a known subject.
  const form = earliest(head) ?? (inHead === null ? earliest(masked) : null) ?? forms.at(-1);
  if (form === undefined) return null;
  const subject = inHead ?? subjectIn(masked) ?? subjectById(defaults[form.id] ?? 'products');
  const parts = partsOf(form, subject, wishesOf(masked));
  if (parts.length < 2 && form.id === 'list') return null;
  const names = form.names ?? (form.id === 'market' ? dashboardNames(head) : subject.names);
  return {
    formId: form.id,
    subject,
    name: given ?? names[seed % names.length] ?? capitalise(subject.many),
    what: form.what(subject),
    lead: `${parts.length > 1 ? `${capitalise(can(parts))} in one place. ` : ''}Try everything with the samples; what you enter stays on this device.`,
    parts,
    abilities: abilitiesOf(form, subject, masked),
    tool: form.tool === true,
  };
}
