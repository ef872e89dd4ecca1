import { asPoint, asSentence } from '../text/casing';
import { isShortFact, isWholeSentence } from '../text/whole-sentence';
import { placeRemarks } from './add-remarks';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { isPriceOf } from '../understand/worth-telling';
import { unplaced } from './note-unplaced';

const most = 8;
const longest = 180;
const opening = /^(?:and|but|so|or|also|plus|then|because|well|oh|ok|okay)\b,?\s/iu;
/**
 * Puts what was told and stands nowhere yet where it is read: beside the prices, the hours or the form it speaks of, else with
 * the rest about the subject. What is neither a sentence nor a short fact stays for the notes.
 */
export function placeLost(
  context: PageContext,
  drafts: readonly DraftSection[],
): readonly DraftSection[] {
  const { brief } = context;
  if (brief.language !== 'en' || brief.purpose === 'application') return drafts;
  const texts = unplaced(context, drafts).flatMap((clause) => presentable(clause, context));
  return placeRemarks(context, drafts, [...new Set(texts)].slice(0, most));
}

/** "Need a 3m pitch" is what they need who write it. */
function withDoer(text: string, { voice }: PageContext['brief']): string {
  const rest = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return /^(?:need|require|accept|cater|travel|deliver|stock|speak|work)\s/u.test(rest)
    ? `${voice === 'singular' ? 'I' : 'We'} ${rest}`
    : text;
}

/** Several prices stand in their table already. */
const isPriceList = /(?:[£€$]\s?\d|\d\s?[£€$])[^]*(?:[£€$]\s?\d|\d\s?[£€$])/u;

/** The sentence a clause was cut from, where there is one: half of it tells less than half. */
function wholeOf(clause: string, { remarks }: PageContext['brief']): string {
  const part = clause
    .replace(/^(?:hi|hello|hey)\b[,!]?\s/iu, '')
    .replace(/[.!?,\s]+$/u, '')
    .toLowerCase();
  const whole = remarks.find((remark) => remark.toLowerCase().includes(part));
  if (whole === undefined || !isPriceList.test(whole)) return whole ?? clause;
  const parts = whole.split(/\s[–—-]\s|[;:]\s/u);
  const own = parts.find((one) => one.toLowerCase().includes(part));
  return own === undefined || isPriceList.test(own) ? clause : own;
}

/** A clause as visitors read it; nothing where it does not stand by itself. */
function presentable(clause: string, { brief }: PageContext): string[] {
  const text = withDoer(wholeOf(clause.replace(opening, '').trim(), brief), brief);
  const { phones, emails, links } = brief.facts;
  const holdsContact = [...phones, ...emails, ...links].some((one) => text.includes(one));
  const isOwn = text.length <= longest && !holdsContact;
  if (!isOwn || text.includes(':') || isPriceOf(brief.lists, text)) return [];
  if (isWholeSentence(text, true)) return [asSentence(text)];
  return isShortFact(text) && text.split(' ').length > 2 ? [asPoint(text)] : [];
}
