import { shorten, titleCase } from '../text/words';
import { isKnownPlace } from './find-place';
import { findQuoted } from './prompt-text';

const capital = String.raw`(?:\p{Lu}\.|(?:St|Dr|Mr|Mrs|Ms)\.|\p{Lu}[\p{L}\p{N}'’-]*(?:\.\p{L}{2,})?)`;
const inner = String.raw`(?:&|and|of|the|de|du|da|di|la|le|del|der|von|van|ter|ten|y|e|et|n'|\+|\d+)`;
const properName = String.raw`${capital}(?: (?:${inner} )?${capital}){0,5}`;
const called = String.raw`(?:called|named|[Nn]ame of (?:my|our|the) \p{Ll}+ is|entitled|titled|[Nn]ame is|name's|[Nn]ame:|brand(?: name)? is|known as|llamada|llamado|appelé|appelée|chamada|chamado|chiamata|chiamato|namens)`;

const instructions = new Set(
  'github gitlab linkedin instagram facebook tiktok twitter youtube whatsapp paypal stripe google airbnb etsy shopify csv pdf cv webseite website homepage seite erstelle baue página pagina sitio crea crear créer site koduleht tee loo fahrenheit celsius a an the i we my our your create build make design develop generate write give please need want website site page web landing portal online store shop blog app hello hi hey ok use keep add include it this that for in with and or modern simple beautiful responsive professional one build me can could would let monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december english spanish french german html css javascript saas faq cta rsvp ai ui ux show colors colours style tone sections features pages also so basically like um well design im were its ive id weve internal implement'.split(
    ' ',
  ),
);

const isInstruction = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => instructions.has(word.replace(/[^\p{L}]/gu, '')));

const tidy = (text: string): string =>
  shorten(
    text
      .replace(/['’]s$/i, (end) => end)
      .replace(/[\s.,;:!?-]+$/, '')
      .replace(/^[\s.,;:!?-]+/, ''),
    60,
  );

function fromCalled(text: string): string | null {
  const quoted = new RegExp(`\\b${called}:? "([^"]{1,80})"`, 'iu').exec(text)?.[1];
  if (quoted !== undefined) return tidy(quoted);
  const proper = new RegExp(`\\b${called}:? (?:the )?(${properName})`, 'u').exec(text)?.[1];
  if (proper !== undefined) return tidy(proper);
  const bare = new RegExp(`(?:^|[,.;] )name (${properName})`, 'u').exec(text)?.[1];
  if (bare !== undefined) return tidy(bare);
  const loose = new RegExp(
    `\\b${called}:? ((?!(?:something|whatever|it|after|for)\\b)[\\p{L}\\p{N}&'’-]+(?: (?!(?:in|with|and|that|which|for|based|located|selling|it|a|an|where|who|to|by|from|so|we|i|is|has|offering|on|at|please|also|maybe)\\b)[\\p{L}\\p{N}&'’-]+){0,3})`,
    'iu',
  ).exec(text)?.[1];
  return loose === undefined ? null : tidy(titleCase(loose));
}

function fromQuotes(text: string): string | null {
  const quote = findQuoted(text).find((one) => {
    const before = text.slice(Math.max(0, one.start - 40), one.start);
    const words = one.text.split(/\s+/).length;
    return (
      words <= 5 &&
      !/\b(?:says?|tagline|slogan|headline|motto|button|saying|reads?|section|labell?ed|heading|text|quote|review|by)\b[^.]*$/i.test(
        before,
      )
    );
  });
  return quote === undefined ? null : tidy(quote.text);
}

function fromFor(text: string): string | null {
  for (const match of text.matchAll(
    new RegExp(
      `\\b(?:for|about|of|introducing|promote|promoting) (?:my |our |the |a |an )?(?:(?:[\\p{Ll}-]+ ){0,3}(?:company|business|brand|band|shop|store|studio|startup|restaurant|bakery|firm|agency) )?(${properName})`,
      'gu',
    ),
  )) {
    const name = match[1] ?? '';
    const next = text.slice(match.index + match[0].length);
    if (
      !isInstruction(name) &&
      !/^ (?:users|people|customers|speakers|families|students)\b/i.test(next)
    )
      return tidy(name);
  }
  return null;
}

/** "die Yogalehrerin Miriam Holl": where every noun is capital, a name follows what somebody is. */
const germanRole =
  /(?:die|der|den|eine?|unser|für) \p{Lu}\p{Ll}+(?:erin|er|istin|ist|ärztin|arzt|anwältin|anwalt|in) (\p{Lu}\p{Ll}+ (?:(?:von|van) )?\p{Lu}[\p{L}-]+)(?= in| aus| mit|[,.]|$)/u;

function fromCapitals(text: string): string | null {
  const stops = new RegExp(
    `(?:^|[ ,])(?:in|at|near|from|based in|located in|to|around|across|throughout|all over|mostly|mainly|serving|between|columns|columns called|à|en|em|toda|tutta|ganz) (?:the )?$`,
    'i',
  );
  for (const match of text.matchAll(new RegExp(properName, 'gu'))) {
    const words = match[0].split(' ');
    while (words.length > 0 && isInstruction(words[0] ?? '')) words.shift();
    const name = words.join(' ');
    const start = match.index + match[0].length - name.length;
    const begins = start === 0 || /[.!?\n]\s*$/.test(text.slice(0, start));
    if (/\b(?:columns?|lanes?|labels?|categories)\b[^.;]*$/i.test(text.slice(0, start))) continue;
    if (name === '' || isInstruction(name) || stops.test(text.slice(0, start))) continue;
    if (
      begins &&
      words.length < 2 &&
      !/^(?:'s)? (?:is|website|site|bakery|restaurant|shop|studio)\b/i.test(
        text.slice(start + name.length),
      )
    )
      continue;
    // A colour in digits is no name.
    if (text[start - 1] === '#' || isKnownPlace(name)) continue;
    if (/^[A-Z]{2,5}$/.test(name) || name.length < 3) continue;
    return tidy(name);
  }
  return null;
}

/** The name of the site, or null when the prompt gives none. */
export function findName(text: string): string | null {
  const name =
    fromCalled(text) ??
    fromQuotes(text) ??
    germanRole.exec(text)?.[1] ??
    fromFor(text) ??
    fromCapitals(text);
  return name === null || !/[\p{L}\p{N}]/u.test(name) ? null : name;
}
