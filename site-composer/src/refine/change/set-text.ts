import { textOf } from 'site-document/text';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { readColours } from '../read/colour-words';
import { isManner, noRewriting } from '../read/manner';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { choicesOf } from '../target/choices';
import { elementsSaying } from '../target/elements';
import { findTexts } from '../target/text-target';
import { sayIn } from './text-edits';

interface AskedText {
  readonly target: string;
  readonly text: string;
}

const wanted =
  /^(.{1,160}?)(?:\s+(?:to|should|must|needs to)(?: instead)?(?: now)? (?:say|read|be called|be|show)|\s+(?:so that it|so it)? ?(?:says?|reads?)|\s+(?:to|into|with|as|saying|reading)|\s*:)\s*:?\s+(.+)$/is;

/** What a request wants a part of the page to say; null where it wants something else. */
function readAsked({ rest, quotes, action }: Request): AskedText | null {
  if (action !== 'set' && action !== null) return null;
  const match = wanted.exec(rest);
  if (!match) return null;
  const [, target = '', behind = ''] = match;
  // "to Say hello": with a capital it is the text that begins so.
  const capital = /\s(?:to|as|with) ((?:Say|Read|Be|Show) )/u.exec(rest)?.[1] ?? '';
  const said = `${capital}${behind}`;
  const quoted = /^‹(\d+)›[.!]?$/.exec(said.trim())?.[1];
  return {
    target: unmask(target, quotes),
    text: quoted === undefined ? unmask(said, quotes) : (quotes[Number(quoted)] ?? ''),
  };
}

/** "change the headline to …", "the button should say …", "rename About to Our story". */
export const setText: Changer = (request, site): Outcome | null => {
  const tone =
    /\b(?:sound|tone|more (?:urgent|exciting|friendly|professional|engaging|formal|casual|persuasive|personal))\b/i;
  if (['rewrite', 'reword', 'rephrase'].includes(request.verb) && request.quotes.length === 0)
    return refuse(noRewriting);
  const asked = readAsked(request);
  if (!asked)
    return request.verb !== '' &&
      tone.test(request.rest) &&
      /\b(?:text|copy|wording|headline|heading|paragraph|this)\b/i.test(request.rest)
      ? refuse(noRewriting)
      : null;
  const quoted = request.quotes.length > 0;
  const targets = findTexts(site, asked.target, request);
  if (targets === null) return null;
  if (!quoted && isManner(asked.text)) return refuse(noRewriting);
  if (asked.text.length > 2_000 || asked.text === '') return null;
  if (!quoted && isNoText(asked.text)) return null;
  if (targets.length === 0)
    return refuse(`“${asked.target.slice(0, 60)}” was not found on the page.`);
  const text = quoted ? asked.text : endedLike(targets, asked.text);
  return sayInAll(site, withSameHeadings(site, targets), text);
};

/** "the very top", "red", "red and bigger": where something should be or how it should look is no text. */
function isNoText(text: string): boolean {
  if (
    /^(?:the )?(?:very )?(?:top|bottom|end|start|beginning|left|right|front|centre|center|middle)\b/i.test(
      text,
    )
  )
    return true;
  return (
    text.length < 60 && readColours(`a ${text} background`).length > 0 && text.split(' ').length < 5
  );
}

/** The mark at the end of a request belongs to what it says, where sentences stand. */
function endedLike([first]: readonly PageElement[], text: string): string {
  const isSentence = first !== undefined && /[.!?]$/.test(textOf(first, 40));
  return isSentence && /[\p{L}\p{N}]$/u.test(text) && text.includes(' ') ? `${text}.` : text;
}

/** A heading that stands in several places, such as on a card and above its text, is one heading. */
function withSameHeadings(site: Site, targets: readonly PageElement[]): readonly PageElement[] {
  const [only] = targets;
  if (targets.length !== 1 || !only || !/^h[1-6]$/.test(only.tagName)) return targets;
  const said = textOf(only, 40);
  const same = said.includes(' ') ? elementsSaying(site, said, null) : [];
  return [only, ...same.filter((element) => element !== only)];
}

/** Makes elements say a text, and looks that they do and that their old text is gone from them. */
export function sayInAll(site: Site, targets: readonly PageElement[], given: string): Outcome {
  const text = withCapitalOf(targets[0], given);
  const edits = targets.map((element) => sayIn(site.page, element, text));
  const [first] = targets;
  if (!first || edits.some((one) => one === null))
    return refuse('that part holds several texts. Point at the one you mean.');
  const old = textOf(first, 40);
  if (old === text) return refuse(`it says “${short(text)}” already.`);
  const places = targets.map((element) => site.page.elements.indexOf(element));
  const choices = choicesOf(site, old).flatMap((one) => sayIn(site.page, one, text) ?? []);
  return {
    site: site.edit([...edits.flatMap((one) => one ?? []), ...choices]),
    sentence:
      old === '' ? `It now says “${short(text)}”.` : `“${short(old)}” is now “${short(text)}”.`,
    holds: (after) => saysAt(after, places[0] ?? -1, text),
  };
}

/** "waiting list about two years" in place of "Waiting list about 18 months" begins as that did. */
function withCapitalOf(element: PageElement | undefined, text: string): string {
  const old = element ? textOf(element, 40) : '';
  const first = (words: string): string => words.split(' ')[0] ?? '';
  const isSame = first(old).toLowerCase() === first(text) && /^\p{Lu}\p{Ll}/u.test(old);
  return isSame ? `${first(old)}${text.slice(first(text).length)}` : text;
}

/** Inner markup may go with the old text, so elements behind the first one can have moved. */
function saysAt(site: Site, place: number, text: string): boolean {
  const element = site.page.elements[place];
  if (!element) return false;
  const said = ['input', 'img'].includes(element.tagName)
    ? element.attrs.map(({ value }) => value).join(' ')
    : textOf(element, 40);
  return plainWords(said).includes(plainWords(text));
}

export function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
