import { findPrice } from '../../text/money';
import type { Site } from '../site';
import { areAlike, tellingWords } from './alike-words';
import { thingsOf } from './things';
import type { Thing, ThingKind } from './things';

/** What a phrase means on the page; several where it could be one as well as another. */
export type Found = { readonly thing: Thing } | { readonly several: readonly Thing[] } | null;

/** Words for a kind of part, which are no part of its name. */
const kindWords: readonly (readonly [RegExp, readonly ThingKind[]])[] = [
  [
    /^(?:questions?|answers?|faqs?|q&a|frage|antwort|pregunta|pergunta|domanda|vraag)$/,
    ['question'],
  ],
  [/^(?:quotes?|testimonials?|reviews?|quotation)$/, ['quote']],
  [/^(?:buttons?|links?|cta|boton|knopf|bouton)$/, ['button']],
  [/^(?:headings?|title|headline|uberschrift|titre|titulo|titolo)$/, ['heading']],
  [/^(?:sections?|block|part)$/, ['section', 'group']],
  [
    /^(?:items?|dish|price|cost|plan|package|product|entry|line|row|service|feature|card|bullet|event|date|class|course|treatment|ticket|speaker|session|drink|option|tier|step)s?(?:es)?$/,
    ['item'],
  ],
  [/^(?:text|sentence|paragraph|subtitle|line)$/, ['text']],
];

const kindsOf = (word: string): readonly ThingKind[] | undefined =>
  kindWords.find(([pattern]) => pattern.test(word))?.[1];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ordinal = new RegExp(
  String.raw`\b(${ordinals.join('|')}|1st|2nd|3rd|4th|5th|last|final|bottom|top)\s+((?:\p{L}+\s+)?)(question|answer|faq|price|item|dish|service|plan|feature|card|quote|testimonial|review|event|date|line|entry|row|step|ticket|option|product|class)\b`,
  'iu',
);

/** "the second price", "the last question", "the first item on the list": one by where it stands. */
export function thingAt(site: Site, phrase: string): Thing | null {
  const match = ordinal.exec(phrase);
  if (!match) return null;
  const [, word = '', , noun = ''] = match;
  const kinds = kindsOf(noun.toLowerCase()) ?? ['item'];
  const all = thingsOf(site).filter(
    ({ kind, text }) =>
      kinds.includes(kind) && (!/^(?:price|ticket|plan)$/i.test(noun) || findPrice(text) !== null),
  );
  const number = /^\d/.exec(word);
  const lower = word.toLowerCase();
  if (['last', 'final', 'bottom'].includes(lower)) return all.at(-1) ?? null;
  const at = number ? Number(number[0]) - 1 : Math.max(0, ordinals.indexOf(lower));
  return all[at] ?? null;
}

interface Wanted {
  readonly words: readonly string[];
  readonly kinds: readonly ThingKind[] | null;
}

function wantedIn(phrase: string, isExact: (words: readonly string[]) => boolean): Wanted {
  const words = tellingWords(phrase);
  if (isExact(words)) return { words, kinds: null };
  const kinds = words.flatMap((word) => kindsOf(word) ?? []);
  const telling = words.filter((word) => kindsOf(word) === undefined);
  return telling.length === 0 || kinds.length === 0
    ? {
        words: telling.length === 0 ? words : telling,
        kinds: telling.length === 0 || kinds.length === 0 ? null : kinds,
      }
    : { words: telling, kinds };
}

const has = (own: readonly string[], word: string): boolean =>
  own.some((one) => areAlike(one, word));

/** How well a thing fits: its name weighs more than what else it says; 1 where its name is exactly that. */
function fit({ words }: Wanted, { name, text, kind }: Thing): number {
  const [own, all] = [tellingWords(name), tellingWords(text.slice(0, 600))];
  if (words.length === 0 || own.length === 0) return 0;
  const named = words.filter((word) => has(own, word)).length;
  const said = words.filter((word) => has(own, word) || has(all, word)).length;
  if (named === words.length && own.length === words.length) return 1;
  const isHolder = kind === 'section' || kind === 'group';
  const covered = isHolder ? named / words.length : (named * 0.75 + said * 0.25) / words.length;
  return covered * 0.85 + (0.1 * named) / Math.max(own.length, words.length);
}

const enough = 0.5;
const clear = 0.06;

/** Finds what a phrase means: by where it stands, by its name, or by what it says. */
export function findThing(
  site: Site,
  phrase: string,
  only: readonly ThingKind[] | null = null,
): Found {
  const placed = thingAt(site, phrase);
  if (placed && (only === null || only.includes(placed.kind))) return { thing: placed };
  const all = thingsOf(site).filter(({ kind }) => only === null || only.includes(kind));
  const isExact = (words: readonly string[]): boolean =>
    all.some(({ name }) => {
      const own = tellingWords(name);
      return own.length === words.length && words.every((word) => has(own, word));
    });
  const wanted = wantedIn(phrase, isExact);
  const { kinds } = wanted;
  const fitting = kinds === null ? all : all.filter(({ kind }) => kinds.includes(kind));
  return best(ranked(wanted, fitting.length > 0 ? fitting : all, kinds !== null));
}

interface Ranked {
  readonly thing: Thing;
  readonly value: number;
}

function ranked(wanted: Wanted, things: readonly Thing[], isKnownKind: boolean): Ranked[] {
  return things
    .map((thing) => ({
      thing,
      value: fit(wanted, thing) + (isKnownKind ? saidShare(wanted, thing) : 0),
    }))
    .filter(({ value }) => value >= enough)
    .toSorted((one, other) => other.value - one.value || rank(one.thing) - rank(other.thing));
}

/** "the question about pregnancy": where the kind is said, a part may be known by any word of it. */
function saidShare({ words }: Wanted, { text }: Thing): number {
  const all = tellingWords(text.slice(0, 600));
  const said = words.filter((word) => has(all, word)).length / Math.max(words.length, 1);
  return said >= 0.5 ? 0.5 * said : 0;
}

const order: readonly ThingKind[] = [
  'question',
  'quote',
  'item',
  'group',
  'section',
  'button',
  'heading',
  'text',
];
const rank = ({ kind }: Thing): number => order.indexOf(kind);

function best(all: readonly Ranked[]): Found {
  const [first] = all;
  if (!first) return null;
  const near = all.filter(({ value }) => value > first.value - clear);
  const own = near.filter(
    ({ thing }) =>
      !isPartOf(
        thing,
        near.map((one) => one.thing),
      ),
  );
  const names = new Set(own.map(({ thing }) => `${thing.kind}:${thing.name}`));
  if (names.size > 1 && !own.every(({ thing }) => thing.name === first.thing.name))
    return { several: own.map(({ thing }) => thing).slice(0, 6) };
  return { thing: own[0]?.thing ?? first.thing };
}

/** A heading or a text goes with the item, question or quote it stands in. */
function isPartOf(one: Thing, others: readonly Thing[]): boolean {
  if (others.some((other) => other.element === one.element && rank(other) < rank(one))) return true;
  for (
    let parent = one.element.parentNode;
    parent && 'tagName' in parent;
    parent = parent.parentNode
  )
    if (
      others.some((other) => other !== one && other.element === parent && rank(other) < rank(one))
    )
      return true;
  return false;
}

/** The part of the page whose whole name stands in a sentence: the longest name, the earliest of equals. */
export function thingNamedIn(
  site: Site,
  sentence: string,
  only: readonly ThingKind[],
): Thing | null {
  const words = tellingWords(sentence);
  const named = thingsOf(site)
    .filter(({ kind }) => only.includes(kind))
    .map((thing) => ({ thing, own: tellingWords(thing.name) }))
    .filter(({ own }) => own.length > 0 && own.length < 12 && own.every((word) => has(words, word)))
    .toSorted((one, other) => other.own.length - one.own.length);
  return named[0]?.thing ?? null;
}

/** "Say which of these you mean: …" */
export function whichOf(things: readonly Thing[]): string {
  const names = [
    ...new Set(things.map(({ name, text }) => (name === '' ? text : name).slice(0, 50))),
  ];
  return `several parts of the page fit. Say which of these you mean: ${names.map((name) => `“${name}”`).join(', ')}.`;
}
