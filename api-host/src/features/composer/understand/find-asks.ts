import { colourPattern } from '../colour/names';
import { isNegated } from './prompt-text';
import { coloursInEnglish } from '../language/foreign-words';
import { absorbed, cleanItem, isStyle } from './word-lists';

/** Words that say how something is asked for, not what. Stripped from the front of a phrase. */
const opening =
  /^(?:(?:create|build|make|develop|design|implement|we|i|you|they|people|users?|visitors?|parents|customers|patients|patrons|guests|it|there|here|he|she|who|that|which|where|when|what|how|and|or|also|maybe|like|just|please|so|then|even|can|could|should|must|will|would|want(?:s)?(?! list)|need(?:s)?|have|has|having|do|does|be|is|are|am|to|able|show(?:s|ing)?|see|add|include(?:s|ing)?|must have|must include|with|for|of|in|on(?! call)|at|from|by|my|our|their|his|her|its|the|a|an|some|few|every|all|any|under|via|using|let|make|put|tell|tells|them|me|us|list|page|section|sections|pages|features?|options?|the website needs|the site|website|site|things?|stuff|thing|lots?|plus|mit|und|avec|et|con|y|com|e|met|en|un|une|una|ein|eine|une|le|la|les|der|die|das|el|los|las|um|uma|per|para|pour|für|voor|een|il|di|de|du|des|del|della|da|do|à|au|in) )+/iu;

const noise =
  /\b(?:website|web ?site|web ?page|landing page|home ?page|one[- ]page|single page|one pager|multi-?page|readable|responsive|layout|style|styles|styled|design|designed|look|looks|feel|vibe|fonts?|typograph\w*|colou?rs?|palette|tones?|background|header|footer|buttons?|botones|boutons|botões|pulsanti|knoppen|knöpfe|schaltflächen|accents?|hero|headline|theme|clean|modern|simple|minimal\w*|mobile first|white space|gradient|animation|click|thank you|saved in the browser|tabs?|screens?|local ?storage|drag and drop|hello|hi|hey|okay|retired|keep it|keep forgetting|forgetting|founded|i am a|we are|we'?re|i'm|pastel|earthy|airy|playful|elegant|readable|punchy|large|big|small|webseite|hintergrund|fond|fondo|sito|pagina|página|couleurs?|farben|colori|nicht|not a|called|named|toggle|seriously?|everything|always|never|don'?t|cannot|can't|maximal|very funny|product|sections?|requirements)\b/iu;

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const small = new Set(
  'between among within without around the and for with that this from into each when your their they them who our are can has have its was were will per via about some any all one two three four five six day days time also more than then out not how what which where there here using based versus show shows want need needs like make made page site list form section week per und mit les des une con los las del para por per gli met een het voor com uma dos das'.split(
    ' ',
  ),
);

/** Inflections share their beginnings: "bookings" is said by "Booking", "quizzes" by "Quiz". */
const root = (word: string): string => word.slice(0, Math.max(4, Math.min(6, word.length - 2)));

const between =
  /\b(?:i|we|you|they|he|she|it|me|us|them|my|our|your|their|his|its|people|should|can|could|will|want|need|have|has|had|is|are|was|be|to|for|of|about|like|thing|at|in|on|by|see|show|who|when|how|what|which|a|an|the|or|if|each|every|over|from|into|up|out|off|that|this|there|theres|do|does|say|some|new|tells?|whats|using|called|its|put|all|say|really)\b/giu;

/** Talk around a wish, and what is done with something rather than the thing. */
const aside =
  /\b(?:sorry|yeah|yes|nope|anyway|whatever|honestly|no pictures|no photos)\b|^(?:(?:get|type|print|download|remember|drag|tick|click|press|pick|choose|select|move|try|start|stop|open|enter) |(?:my |our )?name\b)/iu;

const around =
  /\b(?:on|near|and|with|of|for|in|electric|warm|cold|cool|rich|pale|bright|soft|deep|dark|light|near|details?|accents?|tones?|shades?|hints?|touch(?:es)?|ruhig|calme|tranquilo|components?|everything|else|romantic|script|serif)\b/giu;

/** "Electric lime on near black": colours and what is said about colours, nothing to build. */
function isPaint(phrase: string): boolean {
  const read = coloursInEnglish(phrase);
  const painted = new RegExp(colourPattern, 'i').test(read);
  const rest = read.replace(new RegExp(colourPattern, 'gi'), '').replace(around, '');
  return (painted && phrase.split(/\s+/).length < 4) || !/\p{L}{3}/u.test(rest);
}

/** Dictation without commas: the runs of words between the small ones. */
const nounsOf = (phrase: string): string[] =>
  phrase
    .split(between)
    .map((part) => cleanItem(part))
    .filter(
      (part) =>
        part.length > 4 &&
        part.split(' ').length > 1 &&
        part.split(' ').length < 5 &&
        !noise.test(part) &&
        !isStyle(part),
    );

/** Dictation begins with a story; what is asked for comes after the first wish. */
function withoutStory(masked: string): string {
  if (!/^(?:so|um+|uh|well|ok(?:ay)?|hi|hello|hey|right|basically)\b/i.test(masked)) return masked;
  const wish = masked.search(
    /\b(?:want|need|would (?:be|like|love)|should|could you|can you|include|must)\b/i,
  );
  return wish < 0 ? masked : masked.slice(wish);
}

/** The phrases of a prompt that ask for something, in the member's words and order. */
export function findAsks(prompt: string): string[] {
  const masked = withoutStory(prompt);
  const parts = masked.split(
    /[,;:\n•()]|\.(?=\s|$)|[!?]|\s[-–—]\s|\s\*\s|(?<=\s)(?:and|with|plus|where|so that|und|mit|et|avec|con|com|met|including|as well as|also|because|maybe|featuring)(?=\s)/giu,
  );
  const found: string[] = [];
  let from = 0;
  for (const part of parts) {
    const at = masked.indexOf(part, from);
    from = at + part.length;
    const phrase = cleanItem(part).replace(opening, '').trim();
    const words = phrase.split(/\s+/);
    if (words.length > 7 && at >= 0) {
      found.push(...nounsOf(phrase));
      continue;
    }
    if (phrase.length < 4 || phrase.length > 60) continue;
    if (
      phrase.includes('"') ||
      /^(?:no|not|without|kein\w*|sans|sin|sem|senza|zonder)\b/i.test(phrase) ||
      noise.test(phrase) ||
      isStyle(phrase) ||
      absorbed.test(phrase)
    )
      continue;
    if (isPaint(phrase) || aside.test(phrase)) continue;
    if (at >= 0 && isNegated(masked, at)) continue;
    found.push(phrase);
  }
  return [...new Set(found)];
}

/** Whether a text already says a phrase: all its telling words, or their roots, are in it. */
export function isSaid(phrase: string, text: string): boolean {
  const low = text.toLowerCase();
  const telling = tokens(phrase).filter((word) => !small.has(word));
  return telling.every((word) => low.includes(root(word)));
}
