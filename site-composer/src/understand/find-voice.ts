import { forVisitors } from '../spans/said-clauses';
import type { LanguageId } from '../model/brief';
import type { MarkedText } from './marked/marked-text';
import { holdsWish, isAsked } from './marked/said-sentences';

/** Words by which one person, and by which several, speak of themselves. Spanish, Portuguese and Italian tell it by the verb. */
const words: Readonly<Record<LanguageId, readonly [one: RegExp, several: RegExp]>> = {
  en: [/\b(?:i|my|me|mine|myself)\b/giu, /\b(?:we|our|us|ours|ourselves)\b/giu],
  de: [/\b(?:ich|mir|mich|mein\p{L}{0,2})\b/giu, /\b(?:wir|uns|unser\p{L}{0,2})\b/giu],
  fr: [/(?<!\p{L})(?:je|j['’]|moi|mes|mon|ma)(?!\p{L})/giu, /\b(?:nous|notre|nos)\b/giu],
  es: [
    /(?<!\p{L})(?:yo|soy|mi|mis|doy|hago|tengo|trabajo|ofrezco)(?!\p{L})/giu,
    /\b(?:somos|nuestr\p{L}+|tenemos|hacemos|ofrecemos|nosotr\p{L}+)\b/giu,
  ],
  pt: [
    /(?<!\p{L})(?:eu|sou|dou|faço|tenho|trabalho|meu|minha|meus|minhas)(?!\p{L})/giu,
    /\b(?:somos|noss\p{L}+|temos|fazemos|oferecemos|nós)\b/giu,
  ],
  it: [
    /(?<!\p{L})(?:io|sono|mio|mia|miei|mie|faccio|lavoro|offro)(?!\p{L})/giu,
    /\b(?:siamo|nostr\p{L}+|abbiamo|facciamo|offriamo|noi)\b/giu,
  ],
  nl: [/\b(?:ik|mij|mijn)\b/giu, /\b(?:wij|we|ons|onze)\b/giu],
};

/**
 * Whether one person speaks to visitors or several. Only what is for visitors counts: whoever writes "I would like a
 * site for our bakery" speaks to the builder, and the bakery is several.
 */
export function findVoice(marked: MarkedText, language: LanguageId): 'singular' | 'plural' {
  const [one, several] = words[language];
  let [singular, plural] = [0, 0];
  for (const { text, start, end, told } of marked.clauses) {
    if (told < forVisitors || holdsWish(marked, start, end) || isAsked(text)) continue;
    singular += text.slice(0, longestClause).match(one)?.length ?? 0;
    plural += text.slice(0, longestClause).match(several)?.length ?? 0;
  }
  return singular > plural ? 'singular' : 'plural';
}

const longestClause = 2_000;
