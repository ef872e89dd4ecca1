import { writtenIn } from 'site-composer/language';
import { removeAttribute, setAttribute } from '../reviewed-page';
import type { ReviewedElement } from '../reviewed-page';
import type { ReviewedWork } from '../rule';
import type { Repair } from './axe-rule';

/** Whether the page's styles or scripts mention an attribute: then removing it may break them. */
function isUsed({ css, js, page }: ReviewedWork, attribute: string): boolean {
  const inPage = page.elements
    .filter(({ name }) => name === 'script' || name === 'style')
    .map(({ startTagEnd, end }) => page.html.slice(startTagEnd, end));
  const property = attribute.replace(
    /^aria-(\w)/,
    (_, first: string) => `aria${first.toUpperCase()}`,
  );
  return [css, js, ...inPage].some((text) => text.includes(attribute) || text.includes(property));
}

const without = (
  work: ReviewedWork,
  element: ReviewedElement,
  attributes: readonly string[],
): ReturnType<Repair> => {
  const there = attributes.filter((name) => element.attributes.has(name));
  if (there.length === 0 || there.some((name) => isUsed(work, name))) return null;
  return there.flatMap((name) => removeAttribute(work.html, element, name));
};

/** Removes the attributes named by axe; screen readers ignore invalid ones anyway. */
export const withoutNamed: Repair = (work, element, { attributes }) =>
  without(work, element, attributes);

export const withoutAttribute =
  (...names: string[]): Repair =>
  (work, element) =>
    without(work, element, names);

export const setTo =
  (name: string, value: string): Repair =>
  (_, element) =>
    setAttribute(element, name, value);

export const namePageLanguage: Repair = ({ page }, element) => {
  const body = page.elements.find(({ name }) => name === 'body');
  return setAttribute(element, 'lang', writtenIn((body?.text ?? '').slice(0, 5_000)));
};

/** Names a frame after the host it shows. */
export const nameFrame: Repair = (_, element) => {
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/:?#]+)/.exec(
    element.attributes.get('src') ?? '',
  )?.[1];
  return host === undefined ? null : setAttribute(element, 'title', host);
};

/** Names a dialog by its heading. */
export const nameDialog: Repair = ({ page }, element) => {
  const heading = page
    .inside(element)
    .find(({ name, text }) => /^h[1-6]$/.test(name) && text !== '');
  return heading ? setAttribute(element, 'aria-label', heading.text.slice(0, 120)) : null;
};

/** Hides a graphic without text as decorative; screen readers would only announce "image". */
export const hideOrnament: Repair = ({ page }, element) => {
  if (element.text !== '' || page.inside(element).some(({ name }) => name === 'a')) return null;
  return element.attributes.has('aria-hidden')
    ? null
    : setAttribute(element, 'aria-hidden', 'true');
};
