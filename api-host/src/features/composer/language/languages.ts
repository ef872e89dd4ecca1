import { pageTexts } from './page-texts';
import { siteTexts } from './site-texts';

/** In the order of the columns of the tables; a new language is a new column and a row here. */
export const languages = {
  de: 'der die das und mit für eine einen ein über uns auf von webseite buchen termin öffnungszeiten im',
  fr: 'le la les des une un avec pour et sur du chez site page prêt fond réservation tarifs horaires à',
  es: 'el los las una un con para y del en página tienda web lista fondo cita horarios',
  pt: 'o os as uma um com para e do da em site aplicativo reservas café não',
  it: 'il gli le una un con per e del di in sito negozio online prenotazioni attività',
  nl: 'de het een met voor en van in op website afspraak maken rekenmachine openingstijden',
} as const;

export type LanguageId = 'en' | keyof typeof languages;

/** The language most of a prompt's small words belong to; English when there is doubt. */
export function findLanguage(text: string): LanguageId {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: string): number => {
    const known = new Set(list.split(' '));
    return words.filter((word) => known.has(word)).length;
  };
  const english = count(
    'the a an for with and of to my our is that website create build make app where me it on i we',
  );
  const [best] = Object.entries(languages)
    .map(([id, list]) => ({ id, hits: count(list) + marks(id, text) }))
    .toSorted((one, other) => other.hits - one.hits);
  return best !== undefined && best.hits > english && best.hits > 1
    ? (best.id as LanguageId)
    : 'en';
}

/** Words and letters that hardly any neighbour shares. */
const signs: Readonly<Record<string, RegExp>> = {
  de: /ß|\b(?:und|für|mit|eine|einfache|webseite|über)\b|quiz über/i,
  fr: /\b(?:avec|pour|chez|une|d'un|d’un)\b|œ/i,
  es: /ñ|¿|\b(?:tienda|para un|con|lista de la|cita)\b/i,
  pt: /ã|õ|\b(?:uma|com|aplicativo|controle de)\b/i,
  it: /\b(?:gli|negozio|sito|con|della|di|tà)\b/i,
  nl: /\b(?:voor een|voor|met|een)\b/i,
};
const marks = (id: string, text: string): number => (signs[id]?.test(text) === true ? 2 : 0);

const columns = ['de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
const rows = `${siteTexts}${pageTexts}`
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => line.split('|'));

const tables = new Map(
  columns.map(
    (id, index) =>
      [id, new Map(rows.map((cells) => [cells[0] ?? '', cells[index + 1] ?? '']))] as const,
  ),
);

/** What a sentence of ours is in another language, or null when nobody has translated it. */
export const translated = (text: string, language: LanguageId): string | null =>
  language === 'en' ? null : (tables.get(language)?.get(text) ?? null);
