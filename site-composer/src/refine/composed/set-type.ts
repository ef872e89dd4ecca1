import { textOf } from 'site-document/text';
import { attributeOf } from 'site-document/tree';
import { pageFonts } from '../../type/fonts';
import type { TypePairing } from '../../type/pairings';
import { typeScale } from '../../type/type-scale';
import { setAttribute } from '../page/attribute-edits';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { directionOf } from './composed-look';

/** Sets a page of the composer in other typefaces: their files, their names, and the scale that belongs to them. */
export function setComposedType(site: Site, pairing: TypePairing): Site | null {
  const start = site.files.css.indexOf(':root {\n  --display:');
  if (!directionOf(site) || start < 0) return null;
  const fonts = pageFonts(pairing, textOf(site.body));
  const { weight, tracking, lineHeight, uppercase, letter } = pairing.setting;
  const values = new Map([
    ['--display', fonts.displayFamily],
    ['--text', fonts.textFamily],
    ['--display-weight', String(weight)],
    ['--display-tracking', `${tracking}em`],
    ['--display-line', String(lineHeight)],
    ['--letter-width', String(letter)],
    ['--display-case', uppercase === true ? 'uppercase' : 'none'],
    ...[...typeScale(pairing).matchAll(/(--size-[\w-]+): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  ]);
  const root = site.rules.find(
    ({ prelude, declarations }) =>
      prelude === ':root' && declarations.some(({ property }) => property === '--display'),
  );
  const edits: Edit[] = (root?.declarations ?? []).flatMap(
    ({ file, property, start: from, end }) => {
      const next = values.get(property);
      return next === undefined ? [] : [{ file, start: from, end, text: next }];
    },
  );
  return site.edit([
    { file: 'css', start: 0, end: start, text: fonts.css },
    ...edits,
    ...preload(site, fonts.assets[0]),
  ]);
}

function preload(site: Site, file: string | undefined): Edit[] {
  const link = site.page.elements.find(
    (element) =>
      element.tagName === 'link' &&
      attributeOf(element, 'rel') === 'preload' &&
      attributeOf(element, 'as') === 'font',
  );
  return link && file !== undefined ? setAttribute(link, 'href', file) : [];
}
