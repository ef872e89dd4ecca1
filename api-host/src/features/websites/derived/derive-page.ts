import {
  connectForms,
  deliveringForms,
  linkedDocument,
  pictureNamesIn,
  scanHtml,
} from 'shared-kit/contract';
import { readLook } from 'site-document/look';
import type { DerivedFacts, DerivedPage, DerivePage, PageToDerive } from './derived-page';
import { readFacts } from './page-facts';

/**
 * Everything derived from a page when it is published. Pages are untrusted: call it in a thread
 * with limits.
 */
export function derivePage({ as, title, ...files }: PageToDerive): DerivedPage {
  const whole = as === 'published' ? files.html : linkedDocument(files, title);
  const html = as === 'delivering' ? connectForms(whole, files.js) : whole;
  return { html, facts: factsOf(html, files.css, title) };
}

/** In the calling thread, for trusted pages such as those of tests. */
export const deriveHere: DerivePage = async (page) => derivePage(page);

function factsOf(html: string, css: string, title: string): DerivedFacts {
  const [picture = null] = pictureNamesIn({ html, css: '', js: '' });
  return {
    ...readFacts(html, title),
    forms: deliveringForms(html),
    language: languageOf(html),
    // A page may contain its styles inline.
    look: readLook(css.trim() === '' ? html : css),
    picture,
  };
}

/** For a page that could not be parsed within the limits: it is served unchanged. */
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
