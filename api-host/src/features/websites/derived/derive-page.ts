import {
  connectForms,
  deliveringForms,
  linkedDocument,
  pictureNamesIn,
  scanHtml,
} from 'shared-kit/contract';
import type { DerivedFacts, DerivedPage, DerivePage, PageToDerive } from './derived-page';
import { readFacts } from './page-facts';
import { readLook } from './site-look';

/** Everything that is made of a page when it is published. Pages are hostile: call it in a thread with bounds. */
export function derivePage({ as, title, ...files }: PageToDerive): DerivedPage {
  const whole = as === 'published' ? files.html : linkedDocument(files, title);
  const html = as === 'delivering' ? connectForms(whole, files.js) : whole;
  return { html, facts: factsOf(html, files.css, title) };
}

/** In this thread: for pages that are no danger, such as those of tests. */
export const deriveHere: DerivePage = async (page) => derivePage(page);

function factsOf(html: string, css: string, title: string): DerivedFacts {
  const [picture = null] = pictureNamesIn({ html, css: '', js: '' });
  return {
    ...readFacts(html, title),
    forms: deliveringForms(html),
    language: languageOf(html),
    // A page may bring its styles in its own text.
    look: readLook(css.trim() === '' ? html : css),
    picture,
  };
}

/** Of a page nobody could read within bounds: it is served as it is, and nothing is made of it. */
export const noFacts = (title: string): DerivedFacts => ({
  title,
  description: '',
  metas: [],
  relations: [],
  headEnd: null,
  forms: [],
  language: 'en',
  look: readLook(''),
  picture: null,
});

function languageOf(html: string): string {
  const { tags } = scanHtml(html, new Set(['html']));
  const written = tags[0]?.attributes.get('lang')?.trim() ?? '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(written) ? written : 'en';
}
