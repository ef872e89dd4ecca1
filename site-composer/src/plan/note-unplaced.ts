import type { Facts } from '../model/brief';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { tellingWords } from './shown-words';
import { toldWords } from './told-words';

const mostNamed = 6;
const longestNamed = 90;
/** Of a clause this short one lost word is what it was said for. */
const short = 3;

/** Names to the member what they said and no section shows, so that nothing is lost without a word. */
export function noteUnplaced(context: PageContext, drafts: readonly DraftSection[]): void {
  const { unfulfilled } = context;
  const lost = unplaced(context, drafts);
  for (const clause of lost.slice(0, mostNamed))
    unfulfilled.push(
      `“${cut(clause)}” is not on the page, because it was not clear where it belongs. Ask for it when refining: add “${cut(clause)}” to the first screen.`,
    );
  if (lost.length > mostNamed)
    unfulfilled.push(`${lost.length - mostNamed} further parts of the description are not shown.`);
}

/** The clauses of the description that no section shows. */
export function unplaced({ brief }: PageContext, drafts: readonly DraftSection[]): string[] {
  const { name, subject, place, audience } = brief;
  const told = toldWords([drafts, name.text, subject.phrase, place, audience], brief.facts);
  return brief.said.filter((clause) => {
    if (naming.test(clause)) return false;
    const words = tellingWords(withoutContacts(clause, brief.facts));
    const missing = words.filter((word) => !told.has(word));
    const isNaming = name.given && clause.toLowerCase().includes(name.text.toLowerCase());
    if (isNaming && (missing.length < 2 || /\b(?:called|named)\b/i.test(clause))) return false;
    return (
      missing.length > 1 ||
      (missing.length === 1 && (words.length <= short || /\d/.test(missing[0] ?? '')))
    );
  });
}

/** The name stands above everything. */
const naming =
  /^(?:it|he|she|they|we|the \p{L}+|i)(?:['’]s|['’]re|['’]m| is| are| am)(?: all)? (?:called|named)\b|^(?:called|named)\b|^(?:the |my |our )?(?:business |shop |company |project )?name(?: is|:)/iu;

/** "Text 07700 900456 to arrange" is the button that writes to the number. */
function withoutContacts(clause: string, { phones, emails, links }: Facts): string {
  const contacts = [...phones, ...emails, ...links].filter((one) => clause.includes(one));
  if (links.length > 0 && /@\w/.test(clause))
    return clause.replaceAll(/@[\w.]+|\b(?:insta(?:gram)?|facebook|fb|tiktok|twitter)\b/giu, ' ');
  if (contacts.length === 0) return clause;
  const bare = contacts
    .reduce((rest, one) => rest.replace(one, ' '), clause)
    .replaceAll(/@[\w.]+/g, ' ');
  return bare.replaceAll(
    /\b(?:ring|phone|call|text|message|email|arrange|book|order|reach|contact|enquir\p{L}*|details|info(?:rmation)?|chat|quote|please|just)\b/giu,
    ' ',
  );
}

const cut = (text: string): string =>
  text.length <= longestNamed ? text : `${text.slice(0, longestNamed).replace(/\s\S*$/, '')} …`;
