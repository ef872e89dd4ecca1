import type { LanguageId } from '../../model/brief';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export type MessageId = keyof typeof en;

/** The planner's own words in one language, chosen by id; `{name}` and the like are filled in. */
export type Say = (id: MessageId, values?: Readonly<Record<string, string>>) => string;

const languages: Readonly<Record<LanguageId, Readonly<Record<MessageId, string>>>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
};

export function sayIn(language: LanguageId, voice: Voice = 'plural'): Say {
  return (id, values = {}) => {
    const pattern = inVoice(languages[language][id], voice);
    return fill(language === 'fr' ? elided(pattern, values) : pattern, values);
  };
}

/** "À propos d’Odile": before a vowel "de" is cut. */
const elided = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\bde \{(\w+)\}/g, (whole, key: string) =>
    /^[aeiouyàâäéèêëîïôöùûü]/iu.test(values[key] ?? '') ? `d’{${key}}` : whole,
  );

/** Whether the owner is spoken of as "we" or as "I". */
export type Voice = 'plural' | 'singular';

/** A prepared text in one of its two voices: `{We bake|I bake} daily` is written for several and for one. */
export function inVoice(text: string, voice: Voice): string {
  return text.replaceAll(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, several: string, one: string) =>
    voice === 'plural' ? several : one,
  );
}

/** Puts values into the places of a pattern; a value is never read as a pattern itself. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
}
