import { textOf } from 'site-document/text';
import {
  ancestorsOf,
  attributeOf,
  classesOf,
  elementsIn,
  isInside,
  parentOf,
  rangeOf,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { isBareTopic, topicOf } from '../../catalogue/topics';
import { plainWords } from '../page/plain-words';
import type { Site } from '../site';

/** One of the big parts of a page, and what it may be called. */
export interface PageSection {
  readonly element: PageElement;
  readonly heading: string;
  readonly id: string;
  readonly topic: string;
  readonly first: boolean;
}

const kindTopics: Readonly<Record<string, string>> = {
  'section-cards': 'offer',
  'section-prices': 'prices',
  'section-text': 'about',
  'section-steps': 'steps',
  'section-schedule': 'schedule',
  'section-people': 'people',
  'section-quotes': 'quotes',
  'section-questions': 'questions',
  'section-gallery': 'gallery',
  'section-shop': 'shop',
  'section-visit': 'visit',
  'section-contact': 'contact',
  'section-form': 'form',
  'section-tool': 'tool',
};

const known = new WeakMap<object, readonly PageSection[]>();

/** The sections of a page in their order: `section`s, or the blocks of `main` or `body` where there are none. */
export function sectionsOf(site: Site): readonly PageSection[] {
  const held = known.get(site.page);
  if (held) return held;
  const container = site.first('main') ?? site.body;
  const outer = site.page.elements.filter(
    (element) =>
      ['section', 'article'].includes(element.tagName) &&
      !insideSection(element) &&
      rangeOf(element) !== null,
  );
  const blocks = site.page.elements.filter(
    (element) =>
      parentOf(element) === container &&
      ['div', 'aside', 'form', 'section', 'article', 'header'].includes(element.tagName) &&
      rangeOf(element) !== null &&
      (element.tagName !== 'header' || hasHeadline(element)),
  );
  const chosen = new Set(outer);
  const holders = new Set(outer.flatMap((element) => ancestorsOf(element).slice(0, 60)));
  const within = blocks.filter((element) => !chosen.has(element) && !holders.has(element));
  const all =
    outer.length > 1
      ? [...outer, ...within.filter((one) => firstHeading(one) !== '')]
      : [...new Set([...outer, ...within])];
  const sections = all
    .toSorted((one, other) => (rangeOf(one)?.start ?? 0) - (rangeOf(other)?.start ?? 0))
    .map((element) => describe(element));
  known.set(site.page, sections);
  return sections;
}

function insideSection(element: PageElement): boolean {
  for (let parent = parentOf(element); parent; parent = parentOf(parent))
    if (['section', 'article', 'ul', 'ol', 'table'].includes(parent.tagName)) return true;
  return false;
}

function hasHeadline(element: PageElement): boolean {
  return elementsIn(element).some(({ tagName }) => tagName === 'h1');
}

function describe(element: PageElement): PageSection {
  const heading = firstHeading(element);
  const id = attributeOf(element, 'id');
  const kind = classesOf(element).find((name) => kindTopics[name] !== undefined);
  const named = topicOf(id.replaceAll(/[-_]/g, ' '));
  const topic =
    kind === undefined
      ? named === 'other'
        ? topicOf(heading)
        : named
      : (kindTopics[kind] ?? 'other');
  return { element, heading, id, topic, first: hasHeadline(element) };
}

export function firstHeading(element: PageElement): string {
  const heading = elementsIn(element).find(({ tagName }) => /^h[1-6]$/.test(tagName));
  return heading ? textOf(heading, 40) : '';
}

/** What a section is called in a sentence: its heading, else its id. */
export function sectionName({ heading, id, element }: PageSection): string {
  const name = heading || id || element.tagName;
  return name.length > 60 ? `${name.slice(0, 57)}…` : name;
}

export function sectionAround(site: Site, element: PageElement): PageSection | null {
  return (
    sectionsOf(site).find((one) => one.element === element || isInside(element, one.element)) ??
    null
  );
}

export const fillers = new Set(
  'the a an my our your its this that section sections block area part bit whole entire of about with on for titled called named headed page'.split(
    ' ',
  ),
);

/** "prices", "pricing" and "price" are one word to a member. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|es|s|e)$/, '')
    .replace(/'$/, '');
}

export function stems(text: string): string[] {
  const words = plainWords(text).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

const covers = (own: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((word) => own.includes(word));

/** "The bit about parking" is not the section "About". */
const aboutPart =
  /^(?:the |that |our |my )?(?:bit|part|section|paragraph|piece|stuff|thing|text|line|sentence)s? (?:about|on) (?=\S)/iu;

function score(section: PageSection, phrase: string, wanted: readonly string[]): number {
  const { element, heading, id, first } = section;
  const headingWords = stems(heading);
  const names = stems(
    `${id} ${attributeOf(element, 'aria-label')} ${classesOf(element).join(' ')}`.replaceAll(
      /[-_]/g,
      ' ',
    ),
  );
  if (first && /^(?:hero|top|first|intro(?:duction)?|banner|opening)$/.test(wanted.join(' ')))
    return 20;
  if (plainWords(heading) === plainWords(phrase)) return 12;
  if (covers(stems(id.replaceAll(/[-_]/g, ' ')), wanted))
    return stems(id.replaceAll(/[-_]/g, ' ')).length === wanted.length ? 11 : 8;
  if (covers(headingWords, wanted)) return headingWords.length === wanted.length ? 10 : 9;
  if (first) return 0;
  if (covers(names, wanted)) return 7;
  if (covers([...names, ...headingWords], wanted)) return 6;
  if (!isOfTopic(section, phrase)) return 0;
  // Of several that tell something, the one that is called so.
  return topicOf(`${id.replaceAll(/[-_]/g, ' ')} ${heading}`) === section.topic ? 5.5 : 5;
}

/** What a word is about, be it one or several: "gig" as "gigs". */
export function topicCalled(name: string): string {
  const called = [name, `${name}s`, name.replace(/s$/, '')].find((one) => isBareTopic(one));
  return called === undefined ? 'other' : topicOf(called);
}

/** "testimonials" for "What clients say"; a detail such as a map must really be in the section. */
function isOfTopic({ element, topic }: PageSection, phrase: string): boolean {
  const name = plainWords(phrase)
    .replace(/^(?:the|our|my) /, '')
    .replace(/ section$/, '');
  if (topic === 'other' || topicCalled(name) !== topic) return false;
  if (topic !== 'visit' || /^(?:location|find us|where to find us|visit)$/.test(name)) return true;
  return covers(stems(textOf(element)), stems(name));
}

/**
 * Finds the section a phrase such as "the testimonials section" means; null when none fits, or two
 * fit equally.
 */
export function findSection(site: Site, called: string): PageSection | null {
  const phrase = called.replace(aboutPart, '');
  const sections = sectionsOf(site);
  const wanted = stems(phrase);
  const ordinal = /\b(first|second|third|fourth|fifth|last)\b[\w ]*\bsection\b/i
    .exec(phrase)?.[1]
    ?.toLowerCase();
  if (ordinal !== undefined)
    return (
      (ordinal === 'last'
        ? sections.at(-1)
        : sections[['first', 'second', 'third', 'fourth', 'fifth'].indexOf(ordinal)]) ?? null
    );
  if (wanted.length === 0 || wanted.length > 12) return null;
  const ranked = sections
    .map((section) => ({ section, value: score(section, phrase, wanted) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  const [best, next] = ranked;
  if (best) return next && next.value === best.value && best.value < 8 ? null : best.section;
  return null;
}
