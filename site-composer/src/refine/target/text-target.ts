import { textOf } from 'site-document/text';
import { elementsIn } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { plainWords } from '../page/plain-words';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { entriesOf } from './questions';
import { stems } from './sections';
import {
  brandOf,
  buttonsOf,
  headingOfSection,
  headlineOf,
  heroOf,
  introOf,
  labelOf,
  paragraphsOf,
  placeNamed,
  pressedBy,
} from './elements';

const one = (element: PageElement | null): PageElement[] => (element ? [element] : []);

/** The elements whose text a member means: none where the part is named and not there, null where no text is named. */
export function findTexts(site: Site, phrase: string, request: Request): PageElement[] | null {
  const plain = plainWords(phrase)
    .replace(/^(?:the|our|my|this|all the|all) /, '')
    .replace(/ (?:text|wording|label|copy)$/, '');
  const quoted = /‹(\d+)›/.exec(request.rest)?.[1];
  const first = quoted === undefined ? '' : (request.quotes[Number(quoted)] ?? '');
  if (
    first !== '' &&
    phrase.includes(first) &&
    request.quotes.length > 1 &&
    /\b(?:button|link)\b/.test(plain)
  )
    return pressedBy(site, first, null);
  const { core, place } = split(site, plain);
  return (
    answerNamed(site, plain) ??
    partNamed(site, core, place) ??
    buttonNamed(site, core, place) ??
    headingNamed(site, core, place)
  );
}

/** "button in the hero" → the button, and where. */
function split(site: Site, plain: string): { core: string; place: PageElement | null } {
  const match = /^(.+?) (?:in|of|on|at|under|inside|for) (?:the )?(.+)$/.exec(plain);
  const place = match ? placeNamed(site, match[2] ?? '') : null;
  return place ? { core: match?.[1] ?? plain, place } : { core: plain, place: null };
}

/** "the answer about parking": the text below the question that speaks of it. */
function answerNamed(site: Site, plain: string): PageElement[] | null {
  const about = /^answer (?:to|about|on|for|regarding) (?:the )?(.+)$/.exec(plain)?.[1];
  if (about === undefined) return null;
  const wanted = stems(about.replace(/^(?:question|questions) (?:about |on )?(?:the )?/, ''));
  const entries = entriesOf(site).filter((entry) => {
    const question = stems(textOf(questionOf(entry) ?? entry));
    return wanted.every((word) => question.includes(word));
  });
  const [entry] = entries;
  const answers = entry
    ? elementsIn(entry).filter(({ tagName }) => tagName === 'p' || tagName === 'dd')
    : [];
  return entries.length === 1 ? answers.slice(0, 1) : [];
}

const questionOf = (entry: PageElement): PageElement | undefined =>
  elementsIn(entry).find(({ tagName }) => ['summary', 'dt', 'h3', 'h4'].includes(tagName));

const headlines =
  /^(?:main |big |hero |page |top |website |site )*(?:headline|main heading|title|heading|h1|header text|hero text)$/;
const intros =
  /^(?:main |hero |intro )*(?:sub-?headline|sub-?heading|sub-?title|tag ?line|intro(?:duction)?|slogan|strapline|hero text|text (?:under|below) the headline|lead)$/;

function partNamed(site: Site, core: string, place: PageElement | null): PageElement[] | null {
  if (place && /^(?:heading|title|headline)$/.test(core))
    return one(elementsIn(place).find(({ tagName }) => /^h[1-6]$/.test(tagName)) ?? null);
  if (place && /^(?:text|paragraph|first paragraph|description|copy)$/.test(core))
    return one(
      elementsIn(place).find(
        ({ tagName, childNodes }) => tagName === 'p' && childNodes.length > 0,
      ) ?? null,
    );
  if (headlines.test(core)) return one(headlineOf(site));
  if (intros.test(core)) return one(introOf(site));
  if (/^(?:page|browser|tab|window) title$/.test(core)) return one(site.first('title'));
  if (/^(?:logo|brand|site name|name in the header|logo text)$/.test(core))
    return one(brandOf(site));
  if (/^(?:footer|footer line|copyright(?: notice| line)?)$/.test(core)) return footerText(site);
  return null;
}

function footerText(site: Site): PageElement[] {
  const footer = site.page.elements.findLast(({ tagName }) => tagName === 'footer');
  const lines = footer
    ? elementsIn(footer).filter(({ tagName }) => ['p', 'li', 'small'].includes(tagName))
    : [];
  return one(
    lines.find((element) => /©|copyright/i.test(textOf(element, 10))) ?? lines.at(-1) ?? null,
  );
}

function buttonNamed(site: Site, core: string, place: PageElement | null): PageElement[] | null {
  const match = /^(?:(.*) )?(?:button|call to action|cta|link)s?$/.exec(core);
  if (!match) return null;
  const label = (match[1] ?? '')
    .replace(/^(?:main|first|primary|hero|big|top|call to action|cta) ?/, '')
    .trim();
  if (label !== '') return pressedBy(site, label, place);
  const hero = place ?? heroOf(site);
  const [first] = buttonsOf(site, hero).length > 0 ? buttonsOf(site, hero) : buttonsOf(site, null);
  // The same call to action stands in the header and at the end of a page.
  return first ? (place ? [first] : pressedBy(site, labelOf(first), null)) : [];
}

function headingNamed(site: Site, core: string, place: PageElement | null): PageElement[] | null {
  const match = /^(.+?)(?: section)? (?:heading|title|headline|section name)$/.exec(core);
  if (match) return one(headingOfSection(site, match[1] ?? ''));
  const section = /^(.+) section$/.exec(core)?.[1];
  if (section !== undefined) return one(headingOfSection(site, section));
  const paragraph = /^(.+?)(?: section)? (?:text|paragraph|description)$/.exec(core)?.[1];
  if (paragraph !== undefined && !place) {
    const paragraphs = paragraphsOf(site, paragraph);
    return paragraphs.length === 0 ? null : paragraphs.slice(0, 1);
  }
  return null;
}
