import type { Brief } from '../model/brief';
import { asSentence, isSentence, trimMarks } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';
import { readTokens } from '../text/tokens';
import { whenTokens } from '../understand/day-and-clock';
import { sumPattern } from '../text/sums';

const speaker = /^(?:we|i)(?: (?:also|now|still|only|both))? /iu;
/** What is wished for is said to whoever builds the page. */
const wish = /^(?:we|i)(?:['’]d| would| want| need| wish| hope| like| have| am| are)\b/iu;
/** "…, and we're open 8 to 4": a clause of its own about the hours. */
const ownClause = /,?\s(?:and|but)\s(?:we|i)(?:['’](?:re|m|ve)| are| am)\s[^,]*$/iu;

/**
 * Sentences that tell several things somebody does stay whole: "We roast our own beans, bake sourdough and run tours".
 * What was read out of them as things ("Bake sourdough") or as sentences of their own ("Run tours") is taken back.
 */
export function withWholeSentences(brief: Brief): Brief {
  if (brief.language !== 'en' || brief.purpose === 'application') return brief;
  const told = brief.remarks.filter((text) => isSentence(text) && tellsDeeds(text));
  if (told.length === 0) return brief;
  const sources = told.map((text) => text.toLowerCase());
  const isPart = (text: string): boolean => {
    const part = text.toLowerCase().replace(/[.!?…\s]+$/u, '');
    return sources.some((source) => source.includes(part));
  };
  const whole = told.map((text) => withoutHours(text, brief));
  return {
    ...brief,
    lists: brief.lists.flatMap((list) => {
      const isRead = list.heading === null && list.items.every(({ price }) => price === undefined);
      const items = isRead ? list.items.filter(({ title }) => !isPart(title)) : list.items;
      return items.length === 0 ? [] : [{ ...list, items }];
    }),
    statements: [...whole, ...brief.statements.filter((text) => !isPart(text))],
    remarks: brief.remarks.filter((text) => !told.includes(text)),
    asked: {
      ...brief.asked,
      sections: brief.asked.sections.filter(
        ({ topic, words }) => topic !== 'other' || !isPart(words),
      ),
    },
  };
}

/** "We roast beans, bake bread" tells deeds; "we sell bread, cakes and pies" one deed done to three things. */
function tellsDeeds(sentence: string): boolean {
  if (!speaker.test(sentence) || wish.test(sentence)) return false;
  // "Group walks at £13, solo walks £18" is a list of prices.
  if ([...sentence.matchAll(sumPattern)].length > 1) return false;
  const [first = '', ...others] = splitEnumeration(sentence.replace(ownClause, ''));
  return startsWithVerb(first.replace(speaker, '')) && others.some(isDeed);
}

/** A deed needs a word that it is done to: "butter" alone is a thing. */
const isDeed = (part: string): boolean =>
  part.includes(' ') && startsWithVerb(part.replace(speaker, ''));

function startsWithVerb(part: string): boolean {
  const verb = readTokens(`We ${part}`)[1];
  return verb?.pos === 'VERB' && verb.lower === verb.lemma;
}

/** The hours stand in their table: a clause that tells only them is not told again. */
function withoutHours(sentence: string, { facts }: Brief): string {
  const clause = ownClause.exec(sentence)?.[0] ?? '';
  const isTold = clause !== '' && facts.hours.length > 0 && whenTokens(clause).length > 0;
  return isTold ? asSentence(trimMarks(sentence.slice(0, -clause.length))) : sentence;
}
