import type { RequestSpan } from '../../spans/find-request';
import { namingWords } from '../told/content-words';
import { reportsPastEvent } from '../read/past-event';
import { moodMeant } from './mood-meant';
import type { Order } from './order';

const surely = 0.9;
/** With more beside it, a look that was named may be a complaint, a comparison or somebody else's opinion. */
const mostUnrelated = 2;

/** How many words of an order name something that is no part of the look it asks for. */
function unrelatedWords({ asked, spans }: Order): number {
  const left = spans.reduce((text, span) => text.replace(span.text, ' '), asked);
  return namingWords(left).filter((word) => !isLookWord(word)).length;
}

const isLookWord = (word: string): boolean =>
  /^(?:bit|little|lot|look|looks|feel|colou?rs?|page|site|website|whole|thing|text|type|font|something|try|wants?|needs?|might|could|throughout|more|less|too|very|rather|than|like|please|pls|svp|plz)$/u.test(
    word,
  );

const wholePage =
  /^(?:it|this|that|them|all|everything|(?:the )?(?:whole )?(?:page|site|website|thing|lot))$/iu;
const denied = /\b(?:less|not (?:so|too|as)|too|weniger|moins|menos|meno|minder)\s*$/iu;

/** A request about how the page looks in the plain words the rules know, without what was said around it; null where it is about anything else. */
export function lookCommand(order: Order): string | null {
  if (order.sure < surely || unrelatedWords(order) > mostUnrelated || reportsPastEvent(order.asked))
    return null;
  const part = order.of('target') ?? order.of('role');
  const isOfPage = part === null || wholePage.test(part);
  switch (order.operation) {
    case 'colour': {
      return colourCommand(order);
    }
    case 'dark':
    case 'light': {
      return isOfPage ? `make the page ${order.operation}` : null;
    }
    case 'bigger':
    case 'smaller': {
      return isOfPage || ofWriting.test(part) ? `make the text ${order.operation}` : null;
    }
    case 'font': {
      return fontCommand(order, part);
    }
    case 'style': {
      const said = order.of('style');
      if (said === null) return null;
      if (denied.test(order.asked.slice(0, order.asked.indexOf(said)))) return `too ${said}`;
      const mood = moodMeant(said);
      return mood === null ? null : `make it ${mood}`;
    }
    default: {
      return null;
    }
  }
}

const ofWriting =
  /^(?:the )?(?:text|type|writing|letters|lettering|font|words|print|schrift|texte?|testo|tekst|letra|letras)$/iu;

function fontCommand(order: Order, part: string | null): string | null {
  const said = order.of('font') ?? order.of('style');
  if (said === null) return null;
  const role = /\b(?:head|title|titre|titel|überschrift|título|titolo)/iu.test(part ?? order.asked)
    ? ' for the headings'
    : '';
  const known =
    /\b(?:serif|sans|mono\p{L}*|typewriter|hand ?writ\p{L}*|script|cursive|curly|swirly|brush|courier|georgia|arial|helvetica)\b/iu.exec(
      said,
    );
  if (known) return `use a ${said.replace(/\bfont\b/iu, '').trim()} font${role}`;
  const mood = moodMeant(said);
  return mood === null ? null : `use a ${mood} font${role}`;
}

/** "Hate the green", "not so blue", "it came out purple": the colour that is there. */
const unwanted =
  /\b(?:hate[sd]?|dislike|(?:do|does|is|was)n['’]?t|not|no|less|without|too|off|nicht|kein\p{L}*|pas|trop|demasiado|troppo|niet|te)\b/iu;

/** One of the colours is there, and the other takes its place. */
const traded =
  /\b(?:swap|change|replace|turn|instead|rather|statt|anstatt|au lieu|en vez|en lugar|invece|in plaats|em vez)\b/iu;

/** "Swap the blue for orange": two are named, whatever was read of them. */
const ofTwo = /\b(?:swap|replace|change|turn)\b.*\b(?:for|with|to|into|by)\b/iu;

/** Colours with the parts they are for, in the order they were said. */
function colourCommand({ asked, spans, language }: Order): string | null {
  const colours = spans.filter(({ label }) => label === 'color');
  const [first] = colours;
  if (traded.test(asked) && (colours.length > 1 || ofTwo.test(asked))) return null;
  if (!first || unwanted.test(asked.slice(0, asked.indexOf(first.text)))) return null;
  const said = spans.filter(({ label }) => ['role', 'target', 'color'].includes(label));
  if (said.length === colours.length)
    return `make it ${colours.map(({ text }) => text).join(' and ')}`;
  if (said.length !== colours.length * 2) return null;
  // The rules for other languages read no English command.
  if (language !== 'en') return said.map(({ text }) => text).join(' ');
  const pairs: string[] = [];
  for (let at = 0; at < said.length; at += 2) {
    const pair = [said[at], said[at + 1]].filter((one): one is RequestSpan => one !== undefined);
    const colour = pair.find(({ label }) => label === 'color');
    const part = pair.find(({ label }) => label !== 'color');
    if (!colour || !part) return null;
    pairs.push(`${/^the\b/iu.test(part.text) ? '' : 'the '}${part.text} ${colour.text}`);
  }
  return `make ${pairs.join(' and ')}`;
}
