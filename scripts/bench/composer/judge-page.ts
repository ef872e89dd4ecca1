import { colourDistance } from './colour-distance';
import type { Instruction } from './read-corpus';

export interface Seen {
  readonly text: string;
  readonly has: Readonly<Record<string, boolean>>;
  readonly nav: readonly string[];
  readonly lang: string;
  readonly title: string;
}

export interface Painted {
  readonly body: string;
  readonly header: string;
  readonly buttons: readonly string[];
  /** Text of headings, grounds of the boxes in sections. */
  readonly headings: readonly string[];
  readonly cards: readonly string[];
  readonly any: readonly string[];
}

/** One expectation of the corpus, held against the page. */
export interface Verdict {
  readonly about: 'shows' | 'not' | 'colour' | 'has' | 'pages' | 'lang' | 'name';
  readonly what: string;
  readonly met: boolean;
}

/** A named colour is a family: this far apart in OKLab two colours still answer to the same words. */
const sameWords = 0.13;

function colourMet(look: string, painted: Painted): boolean {
  if (look === 'dark') return colourDistance(painted.body, '#000000') < 0.42;
  const [role = '', hex = ''] = look.split('=');
  const near = (value: string): boolean => colourDistance(value, hex) <= sameWords;
  if (role === 'bg') return colourDistance(painted.body, hex) <= 0.05;
  if (role === 'header') return near(painted.header);
  if (role === 'brand' || role === 'button') return painted.buttons.some(near);
  if (role === 'heading') return painted.headings.some(near);
  if (role === 'card') return painted.cards.some(near);
  return painted.any.some(near);
}

/** No name a person would give: an instruction cut short, a verb in front, the word for any website. */
const noName =
  /^(?:your|implement|create|build|develop|design|please)\b|\b(?:web[- ]based|web app(?:lication)?|application|platform for|website)\b/i;

function namesMet(one: Instruction, seen: Seen): Verdict[] {
  const name = seen.title.split(/ [·|] /)[0] ?? '';
  return one.title.map((what) => ({
    about: 'name' as const,
    what: `${what} (${seen.title})`,
    met: new RegExp(what, 'i').test(seen.title) && !noName.test(name) && name.length < 40,
  }));
}

/** Every expectation of the instruction with whether the page meets it. */
export function judgePage(one: Instruction, seen: Seen, painted: Painted): Verdict[] {
  // A Turkish capital İ becomes two signs in lower case.
  const text = seen.text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
  const found = (pattern: string): boolean => new RegExp(pattern.toLowerCase(), 'u').test(text);
  return [
    ...one.shows.map((what) => ({ about: 'shows' as const, what, met: found(what) })),
    ...one.not.map((what) => ({ about: 'not' as const, what, met: !found(what) })),
    ...one.looks.map((what) => ({ about: 'colour' as const, what, met: colourMet(what, painted) })),
    ...one.has.map((what) => ({ about: 'has' as const, what, met: seen.has[what] === true })),
    ...one.pages.map((what) => ({
      about: 'pages' as const,
      what,
      met: seen.nav.some((word) => word.toLowerCase().includes(what.toLowerCase())),
    })),
    ...namesMet(one, seen),
    ...(one.lang === null
      ? []
      : [{ about: 'lang' as const, what: one.lang, met: seen.lang.startsWith(one.lang) }]),
  ];
}
