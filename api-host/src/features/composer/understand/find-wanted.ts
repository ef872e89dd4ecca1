import type { Item, Wanted } from '../brief';
import { sectionKinds } from '../sections';
import { topicFor } from '../sections/topics';
import { findUnknown } from './find-unknown';
import type { Mention } from './mention';
import { isNegated } from './prompt-text';
import { absorbed, cleanItem, isStyle, itemOf, splitList } from './word-lists';

/** The commonest section words of other languages; headings stay as they were typed. */
const foreignWords: Readonly<Record<string, string>> = {
  menu: 'menú|menù|carta|speisekarte|cardápio|la carte|menü|sortiment|menüü',
  gallery: 'galería|galerie|galeria|galleria|galerij|galerii?',
  contact:
    'contacto|contato|contatti|kontakt(?:formular)?|formul(?:ario|aire|ário) de conta[ct]+o?|contactformulier|kontaktformular|iletişim|kontaktem',
  team: 'equipo|équipe|equipe|unser team|squadra|entrenadores|allenatori',
  pricing: 'precios|preisen?|hinnad|hinnakiri|tarifs|preços|prezzi|prijzen',
  location:
    'horarios?|horaires|öffnungszeiten|horários?|orari|ubicación|localização|anfahrt|openingstijden|sprechzeiten|lahtiolekuajad|cómo llegar|plan d.accès|accès',
  about:
    'sobre mí|über mich|à propos de moi|meist|minust|sobre nosotros|sobre nós|quiénes somos|à propos|über uns|chi siamo|over ons',
  testimonials:
    'opiniones(?: de clientes)?|kundenstimmen|stimmen (?:unserer|meiner) kunden|avis(?= |,|\\.|$)|arvustused|recensioni|avis clients|bewertungen|avaliações|beoordelingen',
  services:
    'servicios|serviços|leistungen|servizi|diensten|tratamientos|traitements|behandlungen|teenused',
  faq: 'häufigen? fragen|preguntas frecuentes|questions fréquentes|perguntas frequentes|domande frequenti|veelgestelde vragen|korduvad küsimused',
  schedule: 'stundenplan|kursplan|horario de clases|tunniplaan|orario dei corsi|lesrooster',
  booking: 'laua broneerimine|broneerimine',
  products: 'productos|produits|produkte|produtos|prodotti',
  signup: 'formulario de inscripción|inscripción|anmeldung|inscription|iscrizione|inschrijven',
};

const otherLanguages = (id: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${foreignWords[id] ?? '(?!)'})(?!\\p{L})`, 'giu');

/** "for parents, pupils and staff" names readers, not a section about the staff. */
const isAudience = (masked: string, one: Mention): boolean =>
  one.id === 'team' &&
  /^[a-z]+$/i.test(one.words) &&
  (!/^team$/i.test(one.words) ||
    /\bfor (?:our|my|the|an?) (?:\w+ )?$/i.test(masked.slice(0, one.start))) &&
  /\b(?:for|helps?|between|by) (?:(?:\w+ ){0,2}\w+,? (?:and )?){0,4}$/i.test(
    masked.slice(Math.max(0, one.start - 60), one.start),
  );

/** Every section named in the text, the longest match where several overlap. */
export function findMentions(masked: string): Mention[] {
  const all = sectionKinds.flatMap((section) =>
    [...masked.matchAll(section.asked), ...masked.matchAll(otherLanguages(section.id))].map(
      (match) => ({
        id: section.id,
        words: match[0].trim(),
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  );
  const kept: Mention[] = [];
  // A guess ("… tracker") never takes the words of a tool that is known by name.
  const guess = new Set(sectionKinds.filter((one) => one.yields).map((one) => one.id));
  const rank = (one: Mention) => (guess.has(one.id) ? 1 : 0);
  for (const one of all.toSorted(
    (a, b) => rank(a) - rank(b) || b.words.length - a.words.length || a.start - b.start,
  )) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  }
  return kept.filter((one) => !isAudience(masked, one)).toSorted((a, b) => a.start - b.start);
}

/** "a menu with espresso, flat white and buns" → the three, as written. */
function itemsAfter(text: string, mention: Mention, mentions: readonly Mention[]): Item[] {
  const rest = text.slice(mention.end, mention.end + 400);
  const lead =
    /^\s*(?:\(|:|–|—|-|,? ?(?:with|including|like|such as|featuring|listing|showing|offering|containing|e\.?g\.?|namely))\s*(?:for )?/i.exec(
      rest,
    );
  if (lead === null) return [];
  const body =
    rest
      .slice(lead[0].length)
      .split(/[.;!?\n)](?!\d)|\bcolou?rs?\b|, with\b|\band (?:an?|the) /i)[0] ?? '';
  if (/^["']/.test(body)) return [];
  const from = mention.end + lead[0].length;
  const next = mentions.find((other) => other.start >= from && other.start < from + body.length);
  // "a gallery, a team page and prices" is a list of sections; items end where a section begins.
  if (next !== undefined && !/[,;]/.test(body.slice(0, next.start - from))) return [];
  const own =
    next === undefined ? body : body.slice(0, next.start - from).replace(/[,;][^,;]*$/, '');
  const list = splitList(
    own.split(/,\s*(?:called|named|open|located|based|in|no|without)\b/i)[0] ?? '',
  ).filter(
    (item) =>
      item.length < 60 && item.split(' ').length <= 6 && !isStyle(item) && !absorbed.test(item),
  );
  // "Projects with tags, publications, talks": what has a heading of its own ends a loose list.
  const loose = /with|including|like|such/i.test(lead[0]);
  const ends = loose ? list.findIndex((item, at) => at > 0 && topicFor(item) !== null) : -1;
  if (ends >= 0) list.splice(ends);
  return list.length === 0 || (list.length === 1 && !lead[0].includes(':'))
    ? []
    : list.map((item) => itemOf(item, own));
}

export function findWanted(
  text: string,
  masked: string,
): { wanted: Wanted[]; excluded: string[]; offerings: Item[]; conflicts: string[] } {
  const mentions = findMentions(masked);
  const excluded = new Set<string>();
  const conflicts: string[] = [];
  const wanted: Wanted[] = [];
  const { customs, offerings } = findUnknown(text, masked, mentions);
  const taken = [...mentions, ...customs].flatMap((mention) =>
    itemsAfter(text, mention, mentions).map((item) => item.title.toLowerCase()),
  );
  const loose = customs.filter(
    (one) => !taken.some((title) => title.includes(one.words.toLowerCase())),
  );
  for (const mention of [...mentions, ...loose].toSorted((a, b) => a.start - b.start)) {
    const held = wanted.find((one) => one.id === mention.id && mention.id !== 'custom');
    if (isNegated(masked, mention.start)) {
      if (held !== undefined) {
        conflicts.push(
          `You asked both for and against “${mention.words}”; the later wish, without it, was followed.`,
        );
        wanted.splice(wanted.indexOf(held), 1);
      }
      excluded.add(mention.id);
      continue;
    }
    if (excluded.delete(mention.id)) {
      conflicts.push(
        `You asked both against and for “${mention.words}”; the later wish, with it, was followed.`,
      );
    }
    const items = itemsAfter(text, mention, mentions);
    if (held === undefined)
      wanted.push({
        id: mention.id,
        words:
          text.slice(mention.start, mention.end).trim() === mention.words
            ? mention.words
            : cleanItem(mention.words),
        items,
      });
    else if (held.items.length === 0) held.items = items;
  }
  return { wanted, excluded: [...excluded], offerings, conflicts };
}
