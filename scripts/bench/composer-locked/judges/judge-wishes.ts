import type { Expectations, LockedInstruction } from '../read-locked';
import { shownText, type SeenPage, type SeenText } from '../seen-page';
import words from '../words/section-words.json' with { type: 'json' };
import { isLike } from './judge-colours';

const sectionWords: Readonly<Record<string, readonly string[]>> = words;

interface Files {
  readonly css: string;
  readonly html: string;
}

/** A section is there when a heading, the navigation or a whole form or picture says so. */
export function hasSection(section: string, page: SeenText): boolean {
  if (section === 'form' || section === 'rsvp' || section === 'booking')
    if (page.forms.some((form) => form.length > 0)) return true;
  if (section === 'contact' && page.links.some(({ href }) => /^(?:tel|mailto|sms):/.test(href)))
    return true;
  const listed = sectionWords[section];
  if (!listed) throw new Error(`No words for the section ${section}`);
  const signs = page.blocks
    .filter(({ tag }) => /^(?:h\d|summary|caption|legend|dt|th)$/.test(tag))
    .map(({ text }) => text);
  const prices = section === 'prices' ? page.blocks.map(({ text }) => text) : [];
  const links = page.links.filter(({ href }) => href.startsWith('#')).map(({ text }) => text);
  const told = [...signs, ...links].join('\n').toLowerCase();
  return (
    listed.some((word) => word.length > 1 && told.includes(word)) ||
    prices.some((text) => /[£€$]\s?\d|\d\s?(?:€|euro)/i.test(text))
  );
}

type Exclusion = Expectations['exclusions'][number];

const kinds: Readonly<Record<string, (page: SeenText, files: Files) => boolean>> = {
  testimonials: (page) =>
    page.blocks.some(({ tag, text }) =>
      tag === 'blockquote' || /^h\d$/.test(tag)
        ? /testimonial|review|what (?:our )?(?:clients|customers|guests) say|bewertung|kundenstimm/i.test(
            text,
          )
        : false,
    ),
  form: (page) => page.forms.some((form) => form.length > 1),
  'booking-form': (page) => page.forms.some((form) => form.some(({ type }) => type === 'date')),
  shop: (page) => page.buttons.some((text) => /add to (?:cart|basket|bag)|buy now/i.test(text)),
  basket: (page) => page.buttons.some((text) => /add to (?:cart|basket|bag)|checkout/i.test(text)),
  prices: (page) => /[£€$]\s?\d|\d\s?(?:€|euro)/i.test(shownText(page)),
  animation: (_, { css, html }) =>
    /@keyframes|animation(?:-name)?:\s*(?!none)/.test(`${css}${html}`),
  gradient: (_, { css, html }) => /gradient\(/.test(`${css}${html}`),
  countdown: (page) => /\b\d+\s*days?\s+\d+\s*hours?/i.test(shownText(page)),
  'gift-list': (page) =>
    /gift list|registry/i.test(
      page.blocks.map(({ tag, text }) => (/^h\d$/.test(tag) ? text : '')).join('\n'),
    ),
};

function isBroken({ kind, value }: Exclusion, page: SeenPage, files: Files): boolean {
  if (kind === 'word') return shownText(page.text).toLowerCase().includes(value);
  if (kind === 'colour') return (page.looks?.buttons ?? []).some((seen) => isLike(seen, value));
  const test = kinds[value];
  if (!test) throw new Error(`Nothing tells whether there is ${value}`);
  return test(page.text, files);
}

export interface WishesVerdict {
  readonly missingSections: readonly string[];
  readonly brokenExclusions: readonly string[];
}

/** What was asked to be there and what was asked to stay away. */
export function judgeWishes(one: LockedInstruction, page: SeenPage, files: Files): WishesVerdict {
  const { sections, exclusions } = one.expect;
  return {
    missingSections: sections.filter((section) => !hasSection(section, page.text)),
    brokenExclusions: exclusions
      .filter((exclusion) => isBroken(exclusion, page, files))
      .map(({ value }) => value),
  };
}
