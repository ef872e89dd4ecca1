import type { Facts } from '../model/brief';
import { capitalised } from '../text/casing';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { readParts } from './parts/read-parts';
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

/** Who does it and that they do: so many words around a subject say nothing more. */
const mostAround = 2;

/** The clauses of the description that no section shows. */
export function unplaced({ brief }: PageContext, drafts: readonly DraftSection[]): string[] {
  const { name, subject, place, audience, purpose, language } = brief;
  const told = toldWords([drafts, name.text, subject.phrase, place, audience], brief.facts);
  const lost = brief.said.filter((clause) => {
    if (naming.test(clause) || ofOrder.test(clause)) return false;
    // A part that was asked for by its name stands there, ready to be filled in.
    if (purpose !== 'application' && readParts(clause, language).length > 0) return false;
    const reached = withoutContacts(clause, brief.facts);
    const words = tellingWords(reached).filter((word) => !joining.test(word));
    const missing = words.filter((word) => !told.has(word));
    // Of "Inscriptions : Claire, 06 …" the number and the name are there.
    const isReaching = reached !== clause && missing.length * 2 <= words.length;
    if (isReaching && missing.length < 2) return false;
    const said = clause.toLowerCase();
    const isNaming = name.given && said.includes(name.text.toLowerCase());
    // "Landlord in Leith renting out a two bed flat": what it is stands above everything.
    const isAbout = subject.phrase.includes(' ') && said.includes(subject.phrase.toLowerCase());
    if (isAbout && missing.length <= mostAround) return false;
    const isIntroduced = /\b(?:called|named)\b/i.test(clause);
    if (isNaming && missing.length < (isIntroduced ? mostAround + 1 : mostAround)) return false;
    return (
      missing.length > 1 ||
      (missing.length === 1 && (words.length <= short || /\d/.test(missing[0] ?? '')))
    );
  });
  return lost.map(asNamed).filter((clause) => clause !== '');
}

/** "Sections in this order:" announces what follows, and says nothing to visitors. */
const ofOrder =
  /\b(?:sections?|pages?|parts?|headings?)\b[^.]{0,24}\b(?:in|with) (?:this|that|the following|the) order\b|^(?:sections?|pages?|parts?)(?: are)?:?$/iu;
/** Words between two times, which a table leaves out. */
const joining = /^(?:till|until|from|between|through|thru|open|opening|hours|times?)$/iu;

/** A clause in words that make sense without what stood before it. */
const asNamed = (clause: string): string =>
  capitalised(
    clause.replace(
      /^(?:(?:and|or|but|so|then|also|plus|und|oder|aber|et|ou|mais)\s(?:please\s)?)+/iu,
      '',
    ),
  );

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
    /\b(?:ring|phone|tele(?:phone|fon)|person|talk|speak|contact is|call|text|message|email|arrange|book|order|reach|contact|enquir\p{L}*|details|info(?:rmation)?|chat|quote|please|just)\b/giu,
    ' ',
  );
}

const cut = (text: string): string =>
  text.length <= longestNamed ? text : `${text.slice(0, longestNamed).replace(/\s\S*$/, '')} …`;
