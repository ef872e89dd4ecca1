import { rankOf } from '../catalogue/words/word-vectors';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { NameCandidate } from './name-candidates';
import { isTown } from './town';

/** Words that begin a name of a house: elsewhere they only end one. */
const firstWords = new Set(
  'museum café cafe hotel studio club church school theatre bar pub gallery'.split(' '),
);

interface Sign {
  readonly points: number;
  readonly holds: (candidate: NameCandidate) => boolean;
}

const said =
  /(?:\b(?:called|named|titled|entitled|known as|trading as|we go by|goes by|under the name(?: of)?|(?<!domain |user |file |my )names?(?: (?:is|will be|of the \w+ is|of \w+ \w+ is|for it is))?|name's|brand(?: is| name is)?|namens|heißt|heisst|heißen|heissen|nennt sich|nennen wir|s'appelle|appelée?|nommée?|se llama|llamad[oa]|chama-se|se chama|chamad[oa]|si chiama|chiamat[oa]|heet|genaamd)|\b(?:nom|nombre|nome|naam|name)(?: est| es| é| è| ist| is)?)\s?:?\s?(?:the |la |le |el )?["']?$/u;
const given = /\bcall (?:it|us|this|ourselves|(?:the|our|my) (?:\w+ ){1,2})\s?(?:the )?["']?$/;
const saidBehind =
  /^["']?[,.]? ?(?:(?:it's|its|it is|it’s|we're|we are|she's|he's|is what (?:it's|we're|it is)) (?:called|named)|is (?:the|our|its|my) name\b|\(?that's (?:the|our|its) name|is what)/;
const site =
  /\b(?:site|website|web site|webpage|page|pages|homepage|portfolio|shop|store|webshop|blog|app|landing page|one-pager|one pager|presence|seite|webseite|página|pagina|sito|site internet)\s(?:for|of|about|für|von|pour|para|per|voor|de|van|di)\s(?:the |our |my |a |die |das |den |le |la |les |el |il )?$/u;
const siteOfKind =
  /\b(?:site|website|page|homepage|portfolio|invitation|shop|blog|app)\s(?:for|of|about)\s(?:the |our |my |a |an )?(?:[\p{Ll}'-]+ ){1,4}$/u;
const own = /\b(?:my|our) (?:[\p{Ll}'-]+ ){1,3}$/u;
const being =
  /(?:^|[ ,])(?:we are|we're|this is|ours is|(?:business|company|shop|firm|team|band|group|studio|place|bar|café|farm|school|choir|club|van|truck|boat|yard) is|client\s?:|client is|project\s?:|wir sind|nous sommes|somos|siamo|wij zijn|we zijn|firma\s?:|empresa\s?:)\s(?:the |die |das |la |le |el |il )?$/u;
const running =
  /\b(?:i|we|he|she|they|who|family|dad|mum) (?:also )?(?:run|runs|own|owns|manage|manages|opened|started|keep|keeps|founded|took over)(?: the| a| an| my| our)? (?:[\p{Ll}'-]+ ){0,3}(?:, )?$/u;
const headed =
  /\b(?:homepage|website|site|page|portfolio|cv|invitation|client|business)\s?: (?:dr\.? |prof\.? )?["']?$/u;
const beside =
  /(?<!\p{L})(?:(?:in|à|en|em|te) \p{L}+|restaurant|site|website|page|homepage|menu|shop|studio|café|bakery|business|(?:an?|my|our|the|une?|eine[nm]?|una|een) (?:[\p{Ll}'-]+ ){0,2}[\p{Ll}'-]+)(?: please)?, $/u;
const person =
  /\b(?:my name is|my name's|i am|i'm|name is|ich bin|ich heiße|je suis|je m'appelle|soy|me llamo|sono|mi chiamo|sou|me chamo|ik ben) (?:dr\.? )?$/u;
const places =
  /\b(?:in|at|near|from|around|across|serving|outside|round|on|to|covering|between|through|past|behind|opposite|aus|à|en|em|te)\s(?:the )?$/u;
const others =
  /\b(?:with|by|and|or|like|than|not|via|using|exhibition|record|album|song|single|book|play|show|film|piece|button|slogan|tagline|motto|headline|says|say|saying|reads|labelled|text|talk|course|dr\.?|mr\.?|mrs\.?|ms\.?)\s?["':]?\s?$/;
const launched = /\b(?:launch|opening|premiere|première|release|unveiling|birth) of (?:the )?$/;
const ofKind =
  /(?:^|[ ,])(?:for|of) (?:the|our|my|an?) (?:[\p{L}'-]+ ){0,4}(?:club|society|group|band|choir|team|company|business|circle|collective|association|shop), $/u;
const defined = /^["'*]?(?:,| is| are| ?[-–—:]) (?:a|an|the|your|our|eine?|une?|una?|een|uma) /u;
const orgWords = new Set(
  'society association club choir band museum gallery studio studios bakery café cafe coffee kitchen bar pub inn hotel house farm farms orchard vineyard brewery co company ltd llc inc gmbh brothers bros sons daughters partners practice clinic surgery dental physio school academy nursery scouts guides team league library trust foundation charity rescue project collective cooperative co-op works workshop shed shop store books records press garage motors roofing plumbing electrical joinery carpentry builders landscapes gardens nurseries flowers florist salon barbers tattoo yoga pilates fitness gym fc afc rfc pianos guitars cycles bikes ceramics pottery ceramica pressing farriery removals tours travel escapes festival fair market weekend church chapel parish theatre theater orchestra quartet trio party group network institute center centre'.split(
    ' ',
  ),
);

const signs: readonly Sign[] = [
  { points: 100, holds: ({ before }) => said.test(before) && !person.test(before) },
  { points: 95, holds: ({ before }) => given.test(before) },
  { points: 100, holds: ({ behind }) => saidBehind.test(behind) },
  { points: 70, holds: ({ before }) => launched.test(before) },
  { points: 62, holds: ({ before, behind }) => ofKind.test(before) && /^[.!]?$/.test(behind) },
  { points: 76, holds: isBehindRole },
  {
    points: -60,
    holds: (one) => (site.test(one.before) || one.text.includes('-')) && modifies(one),
  },
  { points: 54, holds: (one) => one.index === 0 && isRoleBefore(one) },
  { points: -70, holds: isTwoPlaces },
  { points: 62, holds: ({ before }) => person.test(before) },
  { points: 75, holds: ({ before }) => site.test(before) },
  { points: -70, holds: isPlaceOfKind },
  { points: 55, holds: ({ before }) => siteOfKind.test(before) && !site.test(before) },
  { points: 92, holds: ({ before }) => being.test(before) },
  { points: 62, holds: ({ before }) => running.test(before) && !said.test(before) },
  {
    points: 48,
    holds: ({ before, behind, text }) =>
      beside.test(before) && /^["'*]? ?(?:[,.(–-]|in\b|is\b|$)/.test(behind) && text.includes(' '),
  },
  {
    points: 60,
    holds: ({ before, from, sentence }) =>
      own.test(before) &&
      sentence.tokens[from - 1]?.pos === 'NOUN' &&
      !isOf('roles', sentence.tokens[from - 1]?.lower ?? ''),
  },
  { points: 62, holds: (one) => opens(one) && /^["'*]?[\s.!?)]*$/.test(one.behind) },
  {
    points: 50,
    holds: (one) =>
      opens(one) &&
      /^["'*]? ?[,(–—-]/.test(one.behind) &&
      !(isListOfNames(one) && !one.text.includes(' ')),
  },
  { points: 32, holds: (one) => opens(one) && defined.test(one.behind) },
  { points: 50, holds: (one) => opens(one) && one.index === 0 && /^["'*]? ?:/.test(one.behind) },
  { points: 46, holds: (one) => opens(one) && /^["'*]? \p{Ll}/u.test(one.behind) && isNamed(one) },
  {
    points: 22,
    holds: ({ text }) =>
      text
        .toLowerCase()
        .split(' ')
        .some(
          (word, at, all) =>
            (at === all.length - 1 || (at === 0 && firstWords.has(word))) && orgWords.has(word),
        ),
  },
  { points: 12, holds: ({ text }) => /&|'s\b| and (?:Sons|Daughters|Co)\b/.test(text) },
  { points: 46, holds: ({ quoted }) => quoted },
  { points: 62, holds: ({ before }) => headed.test(before) },
  { points: 45, holds: ({ before, text }) => /\b(?:the|for) $/.test(before) && endsAsBody(text) },
  { points: -40, holds: ({ text, before }) => / \d+$/.test(text) && !said.test(before) },
  { points: -30, holds: ({ text, before }) => /\bof (?:the )?$/.test(before) && !endsAsBody(text) },
  {
    points: -75,
    holds: ({ before }) =>
      places.test(before) && !site.test(before) && !siteOfKind.test(before) && !said.test(before),
  },
  {
    points: -60,
    holds: ({ before, quoted }) =>
      others.test(before) && !person.test(before) && !(quoted && said.test(before)),
  },
  {
    points: -70,
    holds: ({ behind }) => /^,? ?(?:\(?[$€£]|\d+[.,]?\d* ?(?:€|£|quid|dollars|euro))/.test(behind),
  },
  {
    points: -70,
    holds: ({ behind, index, before }) => index > 0 && /^ ?:/.test(behind) && !said.test(before),
  },
  { points: 20, holds: ({ before, behind }) => site.test(before) && defined.test(behind) },
  {
    points: -50,
    holds: ({ text, before }) =>
      isOf('streets', text.toLowerCase().split(' ').at(-1) ?? '') && !site.test(before),
  },
  { points: -25, holds: ({ sentence }) => sentence.listed },
  {
    points: -30,
    holds: ({ text, index, before }) => index > 1 && !text.includes(' ') && before === '',
  },
  {
    points: -30,
    holds: ({ before, behind }) =>
      before.endsWith(', ') && /^ ?(?:,|and\b|&)/.test(behind) && !beside.test(before),
  },
];

/** "a chess club site for Norwich": what it is stands before, so the town is where it is. */
function isPlaceOfKind({ text, sentence, from }: NameCandidate): boolean {
  const { tokens } = sentence;
  const kind = tokens[from - 3];
  return (
    tokens[from - 1]?.lower === 'for' &&
    isOf('siteNouns', tokens[from - 2]?.lower ?? '') &&
    kind?.pos === 'NOUN' &&
    isTown(text)
  );
}

/** "Freelance interpreter for hospitals, Magda Wrona, Slough": a person between the commas of a fragment. */
function isBehindRole({ text, before, behind, index, sentence, from }: NameCandidate): boolean {
  const words = text.split(' ');
  return (
    index === 0 &&
    words.length === 2 &&
    words.every((word) => rankOf(word.toLowerCase()) === null && !isTown(word.toLowerCase())) &&
    before.endsWith(', ') &&
    /^[,.]?(?: |$)/.test(behind) &&
    !sentence.tokens.slice(0, from).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  );
}

/** "an app for Latin verbs": an adjective of what the page is for. */
function modifies({ text, sentence, after }: NameCandidate): boolean {
  const next = sentence.tokens[after];
  return (!text.includes(' ') || text.includes('-')) && next?.pos === 'NOUN' && !next.capital;
}

/** "marine biologist Dr Sena Aydin": a doer in small letters, and who it is. */
function isRoleBefore({ text, before, sentence, from }: NameCandidate): boolean {
  const role = sentence.tokens[from - 1];
  return (
    text.includes(' ') &&
    /^(?:an? )?(?:[\p{Ll}'-]+ ){1,4}$/u.test(before) &&
    role?.pos === 'NOUN' &&
    !role.capital &&
    (isOf('roles', role.lower) || /(?:er|or|ist|ian)$/.test(role.lower))
  );
}

/** "Kent and East Sussex": where it is. */
function isTwoPlaces({ text }: NameCandidate): boolean {
  const parts = text.split(/ and |, /);
  return (
    parts.length > 1 && parts.every((part) => isTown(part.split(' ').at(-1)?.toLowerCase() ?? ''))
  );
}

function opens({ before }: NameCandidate): boolean {
  return /^["'*]?(?:the |for |)["'*]?$/.test(before);
}

/** "Trims, cuts and colour": several capitals in a row of commas are a list. */
function isListOfNames({ behind }: NameCandidate): boolean {
  return /^, [\p{L} ]{2,24},/u.test(behind) && !/^, (?:a|an|the|your|our) /.test(behind);
}

/** More than a common word that begins its sentence. */
function isNamed({ text, sentence, from }: NameCandidate): boolean {
  const words = text.split(' ');
  if (words.length > 1) return words.slice(1).some((word) => /^[\p{Lu}\d]/u.test(word));
  // "Clinker dinghies mostly." describes; "Trapkracht delivers …" has a bearer of the name.
  if (!['AUX', 'VERB'].includes(sentence.tokens[from + 1]?.pos ?? '')) return false;
  return rankOf(text.toLowerCase()) === null && sentence.tokens[from]?.pos !== 'VERB';
}

/** How much speaks for some words being the name; below `leastPoints` nothing does. */
export function scoreName(candidate: NameCandidate, english: boolean, times: number): number {
  const points = signs.reduce((sum, sign) => sum + (sign.holds(candidate) ? sign.points : 0), 0);
  const words = candidate.text.toLowerCase().split(/[ -]/);
  const known = words.every(
    (word) => rankOf(word.replace(/'s$/, '')) !== null || /^\d+$/.test(word),
  );
  const common = words.length === 1 && !candidate.quoted && (known || !english);
  const ordinary = common ? (candidate.before === '' ? -36 : -18) : 0;
  const coined = english && !known ? 12 : 0;
  const early = -Math.min(18, candidate.index * 2);
  return points + ordinary + coined + early + Math.min(16, (times - 1) * 8);
}

export const leastPoints = 42;

/** "the Easton Tool Library": a body of people or a house by its last word. */
function endsAsBody(text: string): boolean {
  return text.includes(' ') && orgWords.has(text.toLowerCase().split(' ').at(-1) ?? '');
}
