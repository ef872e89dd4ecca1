import { meaningOf, nearness } from '../catalogue/words/word-vectors';
import type { Brief } from '../model/brief';
import { readTokens } from '../text/tokens';
import { isRefusal } from './refusals';

export interface PreparedQuestion {
  readonly question: string;
  readonly answer: string;
}

const ofCost =
  /\b(?:costs?|price|fees?|charge|kostet|kosten|preis\p{L}*|coûte\p{L}*|prix|tarif\p{L}*|cuesta|precio\p{L}*|custa|preço\p{L}*|costa|prezzo|prezzi|kost|prijs\p{L}*)\b/iu;
/** Who comes by appointment is not told to walk in, and the other way about. */
const unannounced =
  /\b(?:walk[- ]?ins?|drop[- ]?in|turn up|just come|without (?:an? )?appointment|no appointment)\b/iu;
const announced =
  /\bby (?:prior )?(?:appointment|arrangement)\b|\bappointments? only\b|\bno walk-?ins\b/iu;

/** Below it two words mean different things; "dog" and "pet" lie above. */
const alike = 0.58;
const mostSaid = 24;

/** Prepared questions without those that the member has answered: a general answer beside theirs contradicts it. */
export function trueQuestions(
  questions: readonly PreparedQuestion[],
  brief: Brief,
): PreparedQuestion[] {
  const isPriced = brief.lists.some(({ items }) => items.some(({ price }) => price !== undefined));
  const isAnnounced = announced.test(brief.prompt.slice(0, longestRead));
  const ruled = brief.language === 'en' ? ruledThings(brief) : [];
  return questions.filter(
    ({ question, answer }) =>
      !(isPriced && ofCost.test(question)) &&
      !(isAnnounced && unannounced.test(`${question} ${answer}`)) &&
      !nounsOf(question).some((noun) => ruled.some((thing) => isAlike(noun, thing))),
  );
}

const longestRead = 6_000;

/** What the member's own rules are about: "no pets", "adults welcome". */
function ruledThings({ statements, remarks }: Brief): string[] {
  const rules = [...statements, ...remarks]
    .filter(
      (text) => isRefusal(text) || /\b(?:only|welcome|allowed|included|friendly)\b/iu.test(text),
    )
    .slice(0, mostSaid);
  return [...new Set(rules.flatMap((text) => [...nounsOf(text), ...befriended(text)]))].slice(
    0,
    mostSaid * 2,
  );
}

/** "Dog friendly". */
const befriended = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/(\p{L}{3,})[ -]friendly/gu)].map(([, thing = '']) => thing);

const nounsOf = (text: string): string[] =>
  readTokens(text)
    .filter(({ pos, lower }) => pos === 'NOUN' && lower.length > 2)
    .map(({ lower }) => lower);

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [meaningOf([one]), meaningOf([other])];
  return first !== null && second !== null && nearness(first, second) >= alike;
}
