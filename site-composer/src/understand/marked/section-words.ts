import { isBareTopic } from '../../catalogue/topics';
import { capitalised, trimMarks } from '../../text/casing';
import { readTokens } from '../../text/tokens';

/** How a part of a page is made or how large it is to be: nothing a visitor reads. */
const making =
  /^(?:(?:an?|the|your|her|his|their|some|short|brief|simple|filterable|searchable|interactive|responsive|animated) )*(?:(?:(?:small|little|big|large|full) )?(?:pages?|sections?|parts?|areas?|place|list|grid|table|calendar|slider|carousel|row|way) (?:about|of|on|for|to|with|where|showing) )?(?:(?:her|his|their|your|the) )?/iu;
const pageAbout =
  /^(?:(?:an?|the|short|brief|simple|small|little) )*(?:page|section) about (?=\S)/iu;
const behind =
  /\s(?:with (?:an? |the )?[^,]*|in (?:two|three|four|five|\d) (?:simple |easy )?steps|(?:she|he|they) (?:offers?|provides?)|she has done)$/iu;
const ending =
  /\s(?:page|sections?|blocks?|area|tab|form|buttons?|links?|cta|call to action|grid|table|carousel|slider|slideshow|accordion|cards|strip|banner|widget|bit)$/iu;

/** A heading as a visitor reads it: "pricing table with a monthly switch" is "Pricing". */
export function headingOf(words: string): string {
  if (isBareTopic(words)) return capitalised(words);
  let text = trimMarks(words.replace(behind, '')).replace(pageAbout, 'About ').replace(making, '');
  for (let turn = 0; turn < 2; turn += 1) text = text.replace(ending, '');
  return capitalised(trimMarks(text.length > 1 ? text : words));
}

/** What begins like this, or is called a button, asks visitors to do something. */
const calls =
  /^(?:book(?: (?:now|online|an? .+|your .+|the .+))?|get (?:an? |your |in touch$)\S.*|request (?:an? )\S.*|register(?: (?:your|now|here).*)?|sign ?up(?: .*)?|join(?: (?:us|now|the .+|our .+))?|subscribe|donate(?: now)?|give(?: (?:now|online|today))?|volunteer(?: with us)?|apply(?: now| online)?|shop now|download(?: .*)?|try (?:it|now|for free).*|start (?:now|your|a|free).*|order (?:now|online)|reserve(?: .*)?|enter now|free trial|become an? .+|pedir cita|reservar(?: .*)?|réserver(?: .*)?|prendre rendez-vous|jetzt .+|termin (?:buchen|vereinbaren)|prenota(?: .*)?|afspraak maken)$/iu;

/** Parts of a page may be named by a verb, and ask nobody for anything: "Meet the team", "See our work". */
const opensPart =
  /^(?:meet|see|find|read|learn|view|watch|look|show|add|include|explore|discover|browse|play|visit|check|have|let|use|make|put|link|list|count|map|photo|work|print|run|care|book reviews)\b/iu;

/** "Report a pothole" asks visitors to write. English only. */
export function isOwnCall(words: string): boolean {
  const [first, second, ...rest] = readTokens(`${words.charAt(0).toLowerCase()}${words.slice(1)}`);
  // Nothing but a verb stands right before an article, whatever the tagger takes it for.
  const isVerb = first?.pos === 'VERB' || first?.pos === 'NOUN';
  return (
    isVerb &&
    first.lower === first.lemma &&
    !opensPart.test(words) &&
    rest.length < mostInCall &&
    /^(?:an?|the|your|our|us|me)$/u.test(second?.lower ?? '')
  );
}

const mostInCall = 5;

/** Whether the words of a section say what visitors should do. */
export const isCall = (words: string): boolean => calls.test(words.trim());

/** What stands on a button. */
export const labelOn = (words: string): string =>
  capitalised(
    trimMarks(
      words
        .replace(/\s(?:buttons?|links?|cta|call to action)$/iu, '')
        // "Donate one to https://…" is cut before where it leads.
        .replace(/\s(?:one\s)?(?:to|that|which|linking to|leading to)$/iu, ''),
    ),
  );

/** Whether the words ask for a button. */
export const isButton = (words: string): boolean =>
  /\s(?:buttons?|cta|call to action)$/iu.test(words.trim());
