import type { LanguageId } from '../../model/brief';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** The fixed words of a page by id. */
export type Labels = Readonly<Record<keyof typeof en, string>>;
export type LabelId = keyof Labels;

const languages: Readonly<Record<LanguageId, Labels>> = { en, de, fr, es, pt, it, nl };

export function labelsOf(language: LanguageId): Labels {
  return languages[language];
}

/** 1 is Monday, 7 is Sunday: 2024 began on a Monday. */
export function weekday(day: number, language: LanguageId): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  );
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
