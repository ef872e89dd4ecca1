import { classesOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import type { Site } from '../site';
import { selectorOf } from '../style/legibility';
import { overriding } from '../style/override';
import { buttonsOf } from '../target/elements';
import { sectionsOf } from '../target/sections';

/** "rounder buttons", "square corners", "pill-shaped buttons". */
export const changeCorners: Changer = ({ verb, rest, action }, site): Outcome | null => {
  const text = `${verb} ${rest}`;
  const isRound =
    /\b(?:round(?:er|ed)?|pill(?:[- ]shaped)?|curved|softer corners|soften the corners)\b/i.test(
      text,
    ) && action !== 'remove';
  const isSquare =
    /\b(?:square(?:d|r)?|sharp(?:er|en)?|angular|straight corners|no round(?:ed)?)\b/i.test(text) ||
    (action === 'remove' && /\bround/i.test(text));
  if (
    isRound === isSquare ||
    !/\b(?:buttons?|corners?|cards?|edges|boxes|everything|images?|pictures?)\b/i.test(text)
  )
    return null;
  const onlyButtons = /\bbuttons?\b/i.test(text);
  const elements = onlyButtons
    ? buttonsOf(site, null)
    : [...buttonsOf(site, null), ...cardsOf(site)];
  const [first] = elements;
  if (!first) return refuse('the page has no such part.');
  const radius = (element: PageElement): string =>
    isSquare ? '0' : onlyButtons || buttonsOf(site, null).includes(element) ? '999px' : '1.5rem';
  const rules = new Map(
    elements.map((element) => {
      const selector = selectorOf(element);
      return [
        selector,
        overriding(site, element, selector, { 'border-radius': radius(element) }),
      ] as const;
    }),
  );
  const place = site.page.elements.indexOf(first);
  return {
    site: site.withRules([...rules.values()].join('\n')),
    sentence: `Made the ${onlyButtons ? 'buttons' : 'corners'} ${isSquare ? 'square' : 'round'}.`,
    holds: (after) =>
      after.cascade.computed(after.page.elements[place] ?? first, 'border-radius') ===
      radius(first),
  };
};

function cardsOf(site: Site): PageElement[] {
  return site.page.elements
    .filter(
      (element) =>
        element.tagName === 'img' ||
        classesOf(element).some((name) => /(?:^|[-_])(?:card|panel|tile|box|picture)$/i.test(name)),
    )
    .slice(0, 300);
}

/** "more space between the sections", "tighter spacing". */
export const changeSpacing: Changer = ({ verb, rest, action }, site): Outcome | null => {
  const text = `${verb} ${rest}`;
  if (
    !/\b(?:space|spacing|whitespace|white space|breathing room|room|padding|margins?|gaps?|airy|airier|cramped|tight(?:er)?|compact)\b/i.test(
      text,
    )
  )
    return null;
  if (/\b(?:parking|storage|living|meeting|dining|waiting)\b/i.test(text)) return null;
  const isLess =
    /\b(?:less|fewer|tight(?:er|en)?|compact|reduce|decrease|smaller|too much)\b/i.test(text) ||
    action === 'remove';
  const factor = isLess ? 0.65 : 1.4;
  const all = sectionsOf(site).map(({ element }) => element);
  const [, second = all[0]] = all;
  if (!second) return refuse('the page has no sections.');
  const variable = site.rules.flatMap(({ prelude, declarations }) =>
    prelude === ':root' ? declarations.filter(({ property }) => property === '--section') : [],
  )[0];
  const sentence = isLess ? 'Set the sections closer together.' : 'Gave the sections more space.';
  if (variable) {
    const { file, start, end, value } = variable;
    return {
      site: site.edit([{ file, start, end, text: `calc(${value} * ${factor})` }]),
      sentence,
      holds: (after) => after.files.css.includes(`* ${factor})`),
    };
  }
  const size = isLess ? '2rem' : '7rem';
  const rules = new Map(
    all.map((element) => {
      const selector = selectorOf(element);
      return [
        selector,
        overriding(site, element, selector, { 'padding-top': size, 'padding-bottom': size }),
      ] as const;
    }),
  );
  const place = site.page.elements.indexOf(second);
  return {
    site: site.withRules([...rules.values()].join('\n')),
    sentence,
    holds: (after) =>
      after.cascade.declared(after.page.elements[place] ?? second, 'padding-top') === size,
  };
};
