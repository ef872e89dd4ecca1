import { textOf } from 'site-document/text';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { isManner } from '../read/manner';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { findSection } from '../target/sections';
import { brandOf, elementsSaying } from '../target/elements';
import { sayInAll, short } from './set-text';
import { replaceEverywhere } from './text-edits';
import { replaceInStrings } from './script-strings';

const forms: readonly RegExp[] = [
  /^(?:all |every |any |the |each )*(?:mentions? of |occurrences? of |words? |phrase |text |name |spelling of |(?:the )?(?:section|heading|headline|title|button|link|text|paragraph|words?|phrase|label|menu item|nav link)s? )?(‹\d+›|.{2,120}?)(?: everywhere| throughout(?: the (?:page|site))?)?,? (?:with|by|to|into|for) (‹\d+›|.{1,200}?)(?: everywhere| throughout(?: the (?:page|site))?| on the (?:whole )?(?:page|site))?$/i,
  /^(?:our |the |my )?(?:business |company |site |shop |brand |restaurant )?name (?:is|from) (‹\d+›|.{2,80}?) to (‹\d+›|.{2,80})$/i,
];

/** "replace X with Y", "it is spelt Y, not X", "change X to Y everywhere": every place where the text stands. */
export const replaceText: Changer = (request, site): Outcome | null => {
  const { rest, quotes, verb, action } = request;
  const instead =
    /^(?:use|say|write|put)? ?(‹\d+›|.{2,80}?) (?:instead of|rather than|not) (‹\d+›|.{2,80})$/i.exec(
      rest,
    );
  const match = ['set', 'swap', null].includes(action)
    ? forms.map((form) => form.exec(rest)).find(Boolean)
    : null;
  const from = instead ? instead[2] : match?.[1];
  const to = instead ? lastQuote(instead[1] ?? '') : match?.[2];
  if (from === undefined || to === undefined) return null;
  const old = unmask(from, quotes).trim();
  const next =
    instead && !to.startsWith('‹')
      ? inPlaceOf(site, unmask(to, quotes), old)
      : unmask(to, quotes).trim();
  if (!old || !next || (quotes.length === 0 && isManner(next))) return null;
  if (!from.startsWith('‹') && findSection(site, old) && /\bsection\b/i.test(old)) return null;
  const everywhere =
    verb === 'replace' ||
    /\b(?:everywhere|throughout|all|every)\b/i.test(rest) ||
    instead !== null ||
    isName(site, old);
  const exact = everywhere ? [] : elementsSaying(site, old, null);
  if (exact.length > 0) return sayInAll(site, exact, next);
  const changed = replaced(site, old, next);
  if (!changed)
    return quotes.length > 0 && ['replace', 'swap', 'change', 'correct'].includes(verb)
      ? refuse(`“${short(old)}” was not found on the page.`)
      : null;
  return {
    site: changed.site,
    sentence: `Replaced “${short(old)}” with “${short(next)}”${changed.times > 1 ? ` in ${changed.times} places` : ''}.`,
    holds: (after) => count(after, next) > 0 && (next.includes(old) || count(after, old) === 0),
  };
};

/** Of "Saturday's headliner as ‹…›" the quotation is what shall stand there. */
const lastQuote = (text: string): string => /‹\d+›(?=[^‹]*$)/.exec(text)?.[0] ?? text;

const leading =
  /^(?:(?:it|that|this|they|he|she)(?:'s| is| are| should be| must be)|(?:the|our|my) [\p{L} ]{2,30} (?:is|are|should be|must be)|it should (?:say|read|be)|use|say|write|put|make it|call it)\s+/iu;

/** What is to stand instead of some words, without what stands around them on the page already: "rsvp by" before the day. */
function inPlaceOf(site: Site, said: string, old: string): string {
  const words = said
    .replace(leading, '')
    .replace(/[,;\s]+$/, '')
    .trim()
    .split(' ');
  const texts = site.page.texts.map(({ value }) => ` ${plainWords(value)} `);
  const wanted = plainWords(old);
  const stands = (phrase: string): boolean => texts.some((text) => text.includes(` ${phrase} `));
  while (words.length > 1 && stands(`${plainWords(words[0] ?? '')} ${wanted}`)) words.shift();
  for (let at = words.length - 1; at > 0; at -= 1)
    if (stands(`${plainWords(words.slice(0, at).join(' '))} ${wanted}`))
      return words.slice(at).join(' ');
  while (words.length > 1 && stands(`${wanted} ${plainWords(words.at(-1) ?? '')}`)) words.pop();
  return words.join(' ');
}

/** A name stands in the title of a page or at its top, and in many a sentence. */
function isName(site: Site, text: string): boolean {
  const [title, brand] = [site.first('title'), brandOf(site)];
  const wanted = plainWords(text);
  return [title, brand].some(
    (element) => element && ` ${plainWords(textOf(element))} `.includes(` ${wanted} `),
  );
}

function replaced(site: Site, from: string, to: string): { site: Site; times: number } | null {
  for (const exact of [true, false]) {
    const edits = [
      ...replaceEverywhere(site.page, from, to, exact),
      ...replaceInStrings(site, from, to),
    ];
    if (edits.length > 0) return { site: site.edit(edits), times: edits.length };
  }
  return null;
}

function count(site: Site, text: string): number {
  const plain = (value: string): string => value.toLowerCase().replaceAll(/\s+/g, ' ');
  const wanted = plain(text);
  const letter = /[\p{L}\p{N}]/u;
  const has = (value: string): boolean => {
    const own = plain(value);
    const at = own.indexOf(wanted);
    return (
      at !== -1 && !letter.test(own[at - 1] ?? '') && !letter.test(own[at + wanted.length] ?? '')
    );
  };
  const texts = site.page.texts.filter(({ value }) => has(value)).length;
  const attributes = site.page.elements.filter(({ attrs }) =>
    attrs.some(
      ({ name, value }) =>
        ['alt', 'aria-label', 'placeholder', 'value'].includes(name) && has(value),
    ),
  ).length;
  return texts + attributes + (site.files.js.includes(text) ? 1 : 0);
}
