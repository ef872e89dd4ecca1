import type { LanguageId } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { trimMarks } from '../text/casing';
import type { FoundSubject } from './found-subject';

type Other = Exclude<LanguageId, 'en'>;

interface Grammar {
  /** From the start of the instruction to the subject. */
  readonly opening: RegExp;
  /** What ends the subject. */
  readonly end: RegExp;
}

/** The tagger knows English alone; in other languages the small words around the subject are enough. */
const grammars: Readonly<Record<Other, Grammar>> = {
  de: {
    opening:
      /^(?:bitte )?(?:einladung zu[mr]? |(?:erstelle|erstellt|erstellen sie|baue|mach|mache|gestalte|entwickle|ich (?:brauche|möchte|hätte gern|will|bin|führe|betreibe|biete|habe)|wir (?:brauchen|möchten|suchen|sind|führen|betreiben|haben|eröffnen|bieten|machen)|eine?)\s(?:mir |uns |bitte )?)?(?:eine?n? )?(?:(?:moderne|schöne|einfache|schlichte|neue|kleine|ansprechende)[nrs]? ){0,2}(?:(?:website|webseite|internetseite|homepage|seite|landingpage|web-?app|app|webauftritt|onlineauftritt)\s(?:für|über|zu|von)\s)?(?:eine?[mnrs]? |mein[emnr]{0,2} |unser[emnr]{0,2} |die |das |den |der )?/i,
    end: /\s(?:mit|in|im|aus|bei|an|auf|am|wo|wir|und|zum|namens|genannt)\s|[,:;"(–-]|(?<!\d)\.|$/i,
  },
  fr: {
    opening:
      /^(?:(?:crée|créez|créer|fais|faites|faire|réalise|je (?:veux|voudrais|souhaite|suis|tiens|propose|vends|cherche)|nous (?:voulons|cherchons|sommes|ouvrons|tenons|avons|proposons|vendons)|j'ai besoin d')[- ]?(?:moi |nous )?)?(?:une? )?(?:(?:beau|joli|petit|nouveau) )?(?:(?:site(?: web| internet| vitrine)?|page(?: web)?|application)\s(?:pour|sur|de|d')\s?)?(?:une? |mon |ma |notre |le |la |les |l')?/i,
    end: /\s(?:avec|à|au|aux|en|dans|qui|où|et|appelée?|nommée?)\s|[,:;"(–]|(?<!\d)\.|$/i,
  },
  es: {
    opening:
      /^(?:(?:crea|cree|crear|haz|hazme|diseña|quiero|necesito|queremos|necesitamos|somos|soy|tenemos|tengo|abrimos)\s)?(?:una? )?(?:(?:sitio(?: web)?|página(?: web)?|web|aplicación|tienda)\s(?:para|sobre|de)\s)?(?:una? |mi |nuestr[oa] |el |la |los |las )?/i,
    end: /\s(?:con|en|que|donde|y|llamad[oa])\s|[,:;"(–-]|(?<!\d)\.|$/i,
  },
  pt: {
    opening:
      /^(?:(?:crie|cria|criar|faça|faz|quero|preciso(?: de)?|precisamos(?: de)?|somos|sou|temos|tenho|abrimos)\s)?(?:uma? )?(?:(?:site|página|aplicativo|loja)\s(?:para|sobre|de)\s)?(?:o |a |os |as )?(?:uma? |meu |minha |noss[oa] )?/i,
    end: /\s(?:com|em|no|na|que|onde|e|chamad[oa])\s|[,:;"(–-]|(?<!\d)\.|$/i,
  },
  it: {
    opening:
      /^(?:(?:crea|creare|fai|fammi|vorrei|voglio|ho bisogno di|realizza|siamo|sono|abbiamo|ho|apriamo|gestiamo)\s)?(?:una? |un')?(?:(?:sito(?: web)?|pagina(?: web)?|applicazione)\s(?:per|su|di)\s)?(?:un[ao']? ?|il mio |la mia |il nostro |la nostra |il |la |lo |i |le )?/i,
    end: /\s(?:con|a|in|nel|che|dove|e|chiamat[oa])\s|[,:;"(–-]|(?<!\d)\.|$/i,
  },
  nl: {
    opening:
      /^(?:(?:maak|bouw|ontwerp|ik wil|ik zoek|wij zoeken|we willen|wij zijn|we zijn|ik ben|wij hebben|ik heb|wij maken)\s(?:een )?)?(?:een )?(?:(?:website|site|webpagina|pagina|app)\s(?:voor|over|van)\s)?(?:een |mijn |ons |onze |de |het )?/i,
    end: /\s(?:met|in|op|te|die|waar|en|genaamd)\s|[,:;"(–-]|(?<!\d)\.|$/i,
  },
};

/** The subject of an instruction in another language than English. */
export function findForeignSubject(
  sentences: readonly Sentence[],
  language: Other,
  name: string | null,
): FoundSubject {
  const texts = sentences.map(({ text }) => withoutGreeting(text.slice(0, 600)));
  const text = withoutName(texts.find((one) => one.split(' ').length > 1) ?? '', name);
  const read = phraseOf(text, language, name);
  const phrase = startsThing(read, language) ? read : (kindInName(name) ?? read);
  const application =
    /\b(?:app|web-?app|anwendung|application|aplicación|aplicativo|applicazione|quiz|rechner|calculat|to-?do)/i.test(
      text.slice(0, 120),
    );
  return {
    phrase,
    head: phrase.split(' ').at(-1)?.toLowerCase() ?? '',
    audience: null,
    application,
    sentence: 0,
    end: 0,
  };
}

const mostWords = 6;

function phraseOf(text: string, language: Other, name: string | null): string {
  const { opening, end } = grammars[language];
  const start = opening.exec(text)?.[0].length ?? 0;
  // "Ich bin Jolijn Verhagen, Rednerin": what stands behind the name of whoever writes.
  const rest = withoutName(text.slice(start), name).replace(office, '').replace(/^["']/, '');
  const stop = end.exec(rest)?.index ?? rest.length;
  return trimMarks(rest.slice(0, stop)).split(' ').slice(0, mostWords).join(' ');
}

const greeting =
  /^(?:grüß (?:gott|dich|euch)|guten (?:tag|morgen|abend)|hallo|servus|moin|liebes team|bonjour|bonsoir|salut|buongiorno|buonasera|ciao|salve|hola|buenos días|buenas tardes|olá|bom dia|boa tarde|goedendag|goedemorgen|hoi|beste)(?: zusammen| à tous| a tutti| a todos)?[,!.]?\s*/iu;

const withoutGreeting = (text: string): string => text.replace(greeting, '');

/** Whoever writes for a club holds an office in it, which the page is not about. */
const office =
  /^(?:(?:la |le |die |der |il |el |de )?(?:président|présidente|secrétaire|trésorière?|vorsitzender?|presidente|segretari[oa]|presidenta|voorzitter)\s)(?:de l['’]|de la |du |des |von |vom |della |del |van (?:de |het )?)/iu;

/** Small words and times that begin no name of a thing. */
const noThing =
  /^(?:im|in|am|an|bei|zu[mr]?|jede[nrs]?|elke?|iedere|op|te|van|chaque|tous|à|au|en|cada|todos|ogni|tutti|nel|no|na|\d)(?:\s|$)/iu;

/** German writes nouns with a capital: what begins small must be an adjective before one. */
function startsThing(phrase: string, language: Other): boolean {
  if (phrase.length < 3 || noThing.test(phrase)) return false;
  if (language !== 'de') return true;
  const [first = '', second = ''] = phrase.split(' ');
  return /^\p{Lu}/u.test(first) || (/e[nrs]?$/.test(first) && /^\p{Lu}/u.test(second));
}

const leastOfKind = 6;

/** "Theatergruppe Sankt Veit" begins with what it is. */
function kindInName(name: string | null): string | null {
  const first = name?.split(' ')[0] ?? '';
  return first.length >= leastOfKind ? first : name;
}

/** "Spaak & Zadel, fietsenmaker in Utrecht": what stands behind the name. */
function withoutName(text: string, name: string | null): string {
  if (name === null || !text.toLowerCase().startsWith(name.toLowerCase())) return text;
  return (
    text
      .slice(name.length)
      .replace(/^["']?\s?(?:[,:–—-]|ist|est|es|é|è|is)\s/i, '')
      .trim() || text
  );
}
