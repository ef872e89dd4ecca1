import { textOf } from 'site-document/text';
import { attributeOf, elementsIn, isInside } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Site } from '../../../site-composer/src/refine/site';
import { count, plain } from './plain-text';

const families: Readonly<Record<string, readonly string[]>> = {
  bigger: ['font-size', 'transform', 'zoom', 'scale', 'padding'],
  smaller: ['font-size', 'transform', 'zoom', 'scale', 'padding'],
  color: ['color', 'background-color', 'background'],
  bg: ['background-color', 'background'],
  font: ['font-family', 'font-style'],
};

export function styleOf(said: string): {
  family: readonly string[] | undefined;
  name: string;
  how: string;
} {
  const cut = said.indexOf(' ');
  const how = said.slice(0, cut);
  return { family: families[how], name: said.slice(cut + 1), how };
}

export function isRestyled(said: string, was: Site, is: Site): boolean {
  const { family, name, how } = styleOf(said);
  if (how === 'link') return linksOf(was, name) !== linksOf(is, name);
  if (!family || (name === 'page' && how === 'color'))
    return was.files.css !== is.files.css || was.files.html !== is.files.html;
  const looks = (site: Site): string =>
    elementsOf(site, name)
      .map((element) => family.map((property) => site.cascade.computed(element, property)).join())
      .join('|');
  return looks(was) !== looks(is);
}

const linksOf = (site: Site, name: string): string =>
  elementsIn(site.body)
    .filter(({ tagName }) => tagName === 'a')
    .filter((one) => count(plain(textOf(one)), name) > 0)
    .map((one) => attributeOf(one, 'href'))
    .join();

/** The elements a style is looked for at: those that hold the text and nothing smaller does. */
export function elementsOf(site: Site, name: string): PageElement[] {
  const all = elementsIn(site.body);
  if (name === 'page') return [site.body, ...all.filter(({ tagName }) => tagName === 'p')];
  if (name === 'button')
    return all.filter(
      (one) => /\bbutton\b/.test(attributeOf(one, 'class')) || one.tagName === 'button',
    );
  if (name === 'h1') return all.filter(({ tagName }) => tagName === 'h1');
  if (name === 'heading') return all.filter(({ tagName }) => /^h[12]$/.test(tagName));
  return all.filter(
    (element) =>
      count(plain(textOf(element)), name) > 0 &&
      !elementsIn(element).some(
        (one) => one !== element && isInside(one, element) && count(plain(textOf(one)), name) > 0,
      ),
  );
}
