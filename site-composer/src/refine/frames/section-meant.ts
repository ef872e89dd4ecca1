import { textOf } from 'site-document/text';
import { elementsIn } from 'site-document/tree';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { sectionAround, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import { thingsOf } from '../target/things';
import { likeness, namingWords } from '../told/content-words';

/** What a part is for, by words for what visitors fill in, in the languages of the composer. */
const filledIn =
  /anfrage|formul|booking|buchung|reserv|sign ?up|anmeld|inscri|aanmeld|prenota|register|registration|entry form|termin/iu;

/** The section a phrase means: by a word of its heading, by what it holds, or by an entry of it. */
export function sectionMeant(site: Site, phrase: string): PageSection | null {
  const words = namingWords(phrase);
  const all = sectionsOf(site);
  if (words.length === 0) return byKind(all, phrase);
  const scored = all
    .filter(({ first }) => !first)
    .map((section) => {
      const own = [
        ...tellingWords(section.heading),
        ...tellingWords(section.id.replaceAll('-', ' ')),
      ];
      const named = words.map((word) => likeness(word, own));
      return {
        section,
        value: named.every((one) => one > 0) ? named.reduce((sum, one) => sum + one, 0) : 0,
      };
    })
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  const [best] = scored;
  if (best) return best.section;
  const form = filledIn.test(phrase)
    ? all.find(({ element }) => elementsIn(element).some(({ tagName }) => tagName === 'form'))
    : undefined;
  if (form) return form;
  return byKind(all, phrase) ?? byEntry(site, words) ?? null;
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:steps?|stappen|schritte?n?|pasos?|étapes?|etapes?|passi|passaggi|passos?)\b/iu, 'steps'],
  [/\b(?:prices?|preise?n?|prijzen|precios?|prix|prezzi|preços?|tarif\p{L}*)\b/iu, 'prices'],
  [/\b(?:faqs?|questions?|fragen|vragen|preguntas|domande|perguntas)\b/iu, 'questions'],
  [/\b(?:contact|kontakt|contacto?|contatti|contactos)\b/iu, 'contact'],
  [/\b(?:hours|öffnungszeiten|zeiten|openingstijden|horarios?|horaires|orari)\b/iu, 'visit'],
  // "The bit about parking" is not the section "About".
  [
    /\babout\b(?!\s(?!us\b|me\b|section|page|part|bit)\p{L})|(?:über uns|over ons|sobre|à propos|chi siamo)\b/iu,
    'about',
  ],
  [/\b(?:pictures?|photos?|fotos?|bilder|imágenes|images|foto)\b/iu, 'gallery'],
];

function byKind(all: readonly PageSection[], phrase: string): PageSection | null {
  const topic = kinds.find(([pattern]) => pattern.test(phrase))?.[1];
  return all.find((one) => !one.first && one.topic === topic) ?? null;
}

/** "the contribution": of the section that has an entry of that name. */
function byEntry(site: Site, words: readonly string[]): PageSection | null {
  const entry = thingsOf(site).find(({ kind, name, text }) => {
    if (!['item', 'group', 'question', 'heading'].includes(kind)) return false;
    const own = tellingWords(`${name} ${text.slice(0, 120)}`);
    return words.every((word) => likeness(word, own) >= 2);
  });
  const around = entry ? sectionAround(site, entry.element) : null;
  return around && !around.first && textOf(around.element, 3) !== '' ? around : null;
}
