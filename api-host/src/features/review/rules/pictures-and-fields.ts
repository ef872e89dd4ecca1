import { pictureFolder } from 'shared-kit/contract';
import { replaceLost } from '../../generation/repair/replace-lost';
import { setAttribute } from '../reviewed-page';
import type { ReviewedElement, ReviewedPage } from '../reviewed-page';
import { counted } from '../rule';
import type { Rule } from '../rule';

/** `img/our-team_2.jpg` gives "our team"; a name of digits gives nothing. */
function wordsOfAddress(address: string): string {
  const file = address
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '');
  const words = file.replaceAll(/[^\p{L}]+/gu, ' ').trim();
  return /^(?:img|image|photo|picture|pic|dsc|placeholder|untitled|\w{0,2})$/i.test(words)
    ? ''
    : words;
}

function captionOf(page: ReviewedPage, picture: ReviewedElement): string {
  if (!picture.parents.includes('figure')) return '';
  const figure = page.elements.findLast(
    ({ name, start, end }) => name === 'figure' && start < picture.start && end > picture.end,
  );
  return (figure && page.inside(figure).find(({ name }) => name === 'figcaption')?.text) ?? '';
}

const isLocalFile = (address: string): boolean =>
  address !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address);

/** A member's picture resolves in the preview, in an export and when published. */
const isOwn = (address: string, pictures: ReadonlySet<string>): boolean => {
  const path = address.replace(/^\.\//, '');
  return path.startsWith(pictureFolder) && pictures.has(path.slice(pictureFolder.length));
};

const named = (element: ReviewedElement): boolean =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => element.attributes.get(name)?.trim());

const needsLabel = ({ name, attributes }: ReviewedElement): boolean => {
  if (name === 'select' || name === 'textarea') return true;
  const type = attributes.get('type')?.toLowerCase() ?? 'text';
  return name === 'input' && !/^(?:hidden|submit|reset|button|image)$/.test(type);
};

const asWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.[\]]+/g, ' ')
    .trim();
  return words === '' ? '' : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

function labelFor({ attributes }: ReviewedElement): string {
  const placeholder = attributes.get('placeholder')?.trim();
  return placeholder || asWords(attributes.get('name') ?? attributes.get('id') ?? '');
}

/** Missing texts for people who cannot see the page. */
export const wordRules: readonly Rule[] = [
  {
    id: 'picture-words',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: (count) => `${counted(count, 'picture')} has no words for people who cannot see it.`,
    fix: 'Add words',
    did: (count) => `${counted(count, 'picture')} got words for people who cannot see it.`,
    find: ({ page }) =>
      page.elements
        .filter(({ name, attributes }) => name === 'img' && !attributes.has('alt'))
        .map((picture) => {
          const address = picture.attributes.get('src') ?? '';
          // An empty text marks a picture as decorative, which is better than its file name.
          const words = captionOf(page, picture) || wordsOfAddress(address);
          const edits = setAttribute(picture, 'alt', words);
          return { detail: address.slice(0, 80), line: picture.line, html: edits };
        }),
  },
  {
    id: 'lost-pictures',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: (count) => `${counted(count, 'picture')} is a file that does not belong to the site.`,
    fix: 'Put drawings in their place',
    did: (count) =>
      `${counted(count, 'picture')} was not part of the site; a drawing stands there.`,
    find: ({ page, pictures }) =>
      page.elements
        .filter(({ name, attributes }) => {
          const address = attributes.get('src') ?? '';
          return name === 'img' && isLocalFile(address) && !isOwn(address, pictures);
        })
        .map((picture) => {
          const { start, end, line } = picture;
          const address = picture.attributes.get('src') ?? '';
          const written = page.html.slice(start, end);
          const text = replaceLost(written, new Set([address])).html;
          return { detail: address.slice(0, 80), line, html: [{ start, end, text }] };
        }),
  },
  {
    id: 'field-labels',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: (count) => `${counted(count, 'field')} of a form has no label.`,
    fix: 'Label them',
    did: (count) => `${counted(count, 'field')} of a form got a label.`,
    find: ({ page }) => {
      const labelled = new Set(
        page.elements.flatMap(({ name, attributes }) =>
          name === 'label' ? (attributes.get('for') ?? []) : [],
        ),
      );
      return page.elements
        .filter(
          (element) =>
            needsLabel(element) &&
            !named(element) &&
            !element.parents.includes('label') &&
            !labelled.has(element.attributes.get('id') ?? ''),
        )
        .map((element) => {
          const label = labelFor(element);
          const found = { detail: label || element.name, line: element.line };
          return label === ''
            ? found
            : { ...found, html: setAttribute(element, 'aria-label', label) };
        });
    },
  },
  {
    id: 'nameless-buttons',
    severity: 'error',
    file: 'html',
    automatic: false,
    says: (count) => `${counted(count, 'button or link', 'buttons or links')} has no words at all.`,
    find: ({ page }) =>
      page.elements
        .filter(
          (element) =>
            (element.name === 'button' ||
              (element.name === 'a' && element.attributes.has('href'))) &&
            element.text === '' &&
            !named(element) &&
            !page
              .inside(element)
              .some((inner) => named(inner) || (inner.attributes.get('alt') ?? '') !== ''),
        )
        .map(({ name, attributes, line }) => ({
          detail: attributes.get('class') ?? attributes.get('id') ?? name,
          line,
        })),
  },
];
