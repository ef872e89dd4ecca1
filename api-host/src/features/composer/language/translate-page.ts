import type { SiteKind } from '../kinds/kind';
import { generic } from '../kinds/generic';
import { translated, type LanguageId } from './languages';

/** Every text of a description in another language, where it has been translated. */
export const inLanguage = <T>(value: T, language: LanguageId): T => deep(value, language) as T;

const deep = (value: unknown, language: LanguageId): unknown => {
  if (typeof value === 'string') return translated(value, language) ?? value;
  if (Array.isArray(value)) return value.map((one) => deep(one, language));
  return value !== null && typeof value === 'object' && !(value instanceof RegExp)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, language)]))
    : value;
};

/**
 * A kind in another language: its looks and its sections, with the generic kind's sentences, which are
 * the ones that have been translated.
 */
export function kindIn(kind: SiteKind, language: LanguageId): SiteKind {
  if (language === 'en') return kind;
  const words = deep(
    {
      ...generic,
      titles: ['Welcome to {name}', '{name}'],
      leads: kind.id === 'app' ? kind.leads.slice(0, 1) : generic.leads.slice(1),
      about: {
        title: generic.about.title,
        text: [
          'This is the place to say in a few sentences who you are, whom you help and what people can expect from you.',
        ],
      },
      posts: { ...generic.posts, list: [] },
    },
    language,
  ) as SiteKind;
  const { id, label, tones, hues, night, motifs, sections } = kind;
  return {
    ...words,
    id,
    label,
    words: kind.words,
    tones,
    hues,
    night,
    motifs,
    sections: sections.filter((one) => one !== 'posts'),
    ...(kind.heroes && { heroes: kind.heroes }),
    ...(kind.core && { core: kind.core }),
    ...(kind.id === 'app' && { titles: ['{name}'], actions: [] }),
  };
}

const entity = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Our own words between tags and in the attributes people meet; the member's words match no row. */
export function translateHtml(html: string, language: LanguageId): string {
  if (language === 'en') return html;
  const swap = (text: string): string => {
    const plain = text.trim();
    const other = translated(plain.replace(/&amp;/g, '&'), language);
    return other === null ? text : text.replace(plain, () => entity(other));
  };
  return html
    .replace(/>([^<>]+)</g, (_, text: string) => `>${swap(text)}<`)
    .replace(
      / (aria-label|placeholder|data-unsent|data-add)="([^"]*)"/g,
      (_, name: string, text: string) => ` ${name}="${swap(text).replace(/"/g, '&quot;')}"`,
    )
    .replace(
      /(&quot;(?:label|title)&quot;:&quot;)([^&]*)(&quot;)/g,
      (_, before: string, text: string, after: string) => `${before}${swap(text)}${after}`,
    )
    .replace('<html lang="en">', `<html lang="${language}">`);
}

/** The sentences inside our scripts: single-quoted literals that a row knows. */
export const translateJs = (js: string, language: LanguageId): string =>
  language === 'en'
    ? js
    : js.replace(/'([^'\n]{0,160})'/g, (whole, text: string) => {
        const other = translated(text, language);
        return other === null || /'/.test(other) ? whole : `'${other}'`;
      });
