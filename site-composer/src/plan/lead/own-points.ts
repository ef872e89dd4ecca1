import { asSentence, capitalised, isSentence, joined } from '../../text/casing';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import { lowerFirst } from '../write-headline';
import { fewestWordsOfLead, isShown, saysMore } from './lead-rules';

/** A subject of many words says what it is: "a weekend of sea shanties, storytelling and smoked fish". */
export function longPhrase({ brief }: PageContext, headline: string): string | null {
  const { phrase } = brief.subject;
  const isLong =
    phrase.split(' ').length >= fewestWordsOfLead && !/^\p{L}+ing\s.*\band\b/u.test(phrase);
  const isSaid = isShown(phrase.replace(/^.*? (?:that|which|who) /u, ''), [headline]);
  return isLong && !isSaid ? phrase : null;
}

const longestPoints = 110;

/** "Wear wellies" says nothing of what it is. */
const fewestOfPoint = 3;

/** A few words that are neither the name nor the subject nor a row of facts. */
const isOwnPoint = (text: string, brief: PageContext['brief']): boolean =>
  !isSentence(text) &&
  !isRefusal(text) &&
  // "That helps restaurants" hangs on what stood before it.
  !/^(?:that|which|who|whose|where)\s/iu.test(text) &&
  text.split(' ').length >= fewestOfPoint &&
  !/[\d@]/.test(text) &&
  saysMore(text, brief) &&
  ![brief.name.text, brief.subject.phrase].some(
    (known) => known !== '' && text.toLowerCase().includes(known.toLowerCase()),
  );

/** "Certificate same day. Schools, theatres, village halls." says more than any line that fits everybody. */
export function ownPoints({ statements, brief }: PageContext): string {
  const chosen: string[] = [];
  for (const text of [...statements, ...brief.remarks]) {
    const said = asSentence(text);
    const isSaid = chosen.some((one) => one.toLowerCase().includes(text.toLowerCase()));
    const fits =
      !isSaid && [...chosen, said].join(' ').length <= longestPoints && chosen.length < 2;
    if (fits && isOwnPoint(text, brief) && !chosen.includes(said)) chosen.push(said);
  }
  return chosen.join(' ');
}

/** "Gildas, anchovy toast and comté gougères." where nothing else was said about it. */
export function ownThings({ brief, say }: PageContext, headline: string): string | null {
  // Of a shop the priced things are what it sells; elsewhere they may be who pays how much.
  const isPlans = ({ items }: (typeof brief.lists)[number]): boolean =>
    brief.purpose !== 'shop' && items.some(({ price }) => price !== undefined);
  const lists = brief.lists.filter((one) => !isPlans(one));
  const list = lists.find(({ items }) => items.length > 1) ?? lists[0];
  const titles = [
    ...(list?.items ?? []).map(({ title }) => title),
    ...(brief.purpose === 'application' ? brief.capabilities.map(({ words }) => words) : []),
  ].filter(
    (title) =>
      title.split(' ').length <= 4 && !headline.toLowerCase().includes(title.toLowerCase()),
  );
  const isPriced = list?.items.some(({ price }) => price !== undefined) === true;
  if (titles.length < (isPriced ? 3 : 2)) return null;
  const [first = '', ...others] = [...new Set(titles)].slice(0, 4);
  return `${joined([capitalised(first), ...others.map((one) => (brief.language === 'de' ? one : lowerFirst(one)))], say('and'))}.`;
}
