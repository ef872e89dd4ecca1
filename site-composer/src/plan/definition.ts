import { asSentence } from '../text/casing';
import type { PageContext } from './page-context';

/** "Big Bass Bash is a fishing contest in Lake Tahoe." */
export function definition({ brief, say }: PageContext): string {
  if (
    !brief.name.given ||
    brief.purpose === 'celebration' ||
    (!isTopic(brief) && !isOneThing(brief)) ||
    (brief.name.text.includes(' & ') && brief.purpose !== 'business' && brief.purpose !== 'shop')
  )
    return '';
  const plain = brief.subject.phrase;
  if (isTopic(brief))
    return asSentence(say('definitionAbout', { name: brief.name.text, phrase: plain }));
  const phrase = brief.language === 'en' ? withArticle(smallStart(plain)) : plain;
  const values = { name: brief.name.text, phrase, place: brief.place ?? '' };
  return asSentence(
    brief.place === null ? say('definition', values) : say('definitionPlace', values),
  );
}

/** A magazine about trains is no train: what it is called and what it is about are two things. */
const isTopic = ({ purpose, subject, language }: PageContext['brief']): boolean =>
  purpose === 'publication' && language === 'en' && !publication.test(subject.phrase);

const publication =
  /\b(?:blog|magazine|newsletter|podcast|journal|zine|news|guide|wiki|site|archive|series|show|channel|review|column|diary|encyclop(?:a)?edia|board|portal)s?$/iu;

/** What is counted by nobody: "architecture", "software", "catering". */
function isMany(phrase: string): boolean {
  return /(?:ture|phy|ics|tion|ment|ness|ware|age|ance|ence|istry|care|food|music|art|law|data|work|wear)$/i.test(
    phrase,
  );
}

/** A sentence that says what it is needs one thing, and not the words of its name again. */
function isOneThing({ subject, name, language }: PageContext['brief']): boolean {
  const last = subject.phrase.split(' ').at(-1)?.toLowerCase() ?? '';
  if (name.text.toLowerCase().includes(last) || isMany(subject.phrase)) return false;
  // "Fernly is a startup" tells nobody anything.
  if (
    /^(?:startup|start-up|company|business|firm|brand|service|project|product|platform|app|organi[sz]ation)$/iu.test(
      subject.phrase,
    )
  )
    return false;
  if (
    /^(?:tool|app|service|product|platform|company|business|firm|website|site)$/iu.test(
      subject.phrase,
    )
  )
    return false;
  if (language !== 'en') return subject.tradeId !== null;
  const first = subject.phrase.split(' ')[0]?.toLowerCase() ?? '';
  return !/(?:[^s]s|ing|ed)$/.test(last) && (!first.endsWith('ing') || thingInIng.test(first));
}

/** Nouns that end as participles do: a wedding photographer does nothing called "wedding". */
const thingInIng = /^(?:wedding|building|clothing|evening|morning|spring|string|sewing|housing)$/u;

function withArticle(phrase: string): string {
  if (/^(?:a|an|the|my|our|your)\s/i.test(phrase)) return phrase;
  const last = phrase.split(' ').at(-1)?.toLowerCase() ?? '';
  if (
    /(?:[^s]s|ing|ery|ware|wear|music|art|food|photography)$/.test(last) &&
    !/(?:bus|gas|brewery|bakery|gallery|nursery|winery|grocery|distillery|creamery|surgery|wedding|building|clothing|eatery)$/.test(
      last,
    )
  )
    return phrase;
  return `${/^[aeiou]/i.test(phrase) && !/^(?:uni|eu|one)/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** Inside a sentence only names and abbreviations keep their capital. */
function smallStart(phrase: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}
