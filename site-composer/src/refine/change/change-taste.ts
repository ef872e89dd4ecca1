import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { colour, readColour } from '../../colour/oklch';
import { readLook } from '../composed/composed-look';
import { readColours } from '../read/colour-words';
import type { Site } from '../site';
import { staysLegible } from '../style/legibility';
import { shows } from './change-colours';
import { changeStyle } from './change-style';
import { colourOfRole, setColours } from './set-colours';

/** What people say of a page as a whole, by the mood that answers it. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [
    /\bpop\b|\bstands? out\b|\bpunch(?:y|ier)?\b|\b(?:more|some|bit of) (?:oomph|punch|impact|energy|contrast|life|character|personality)\b|\beye[- ]catching\b|\bimpressive\b|\bwow\b|\bexciting\b/i,
    'bold',
  ],
  [/\b(?:boring|dull|bland|flat|plain|lifeless|generic|tired|uninspired|meh|sad|lame)\b/i, 'bold'],
  [
    /\b(?:too|so|very|bit|little) (?:loud|busy|bright|garish|shouty|aggressive|colou?rful|much|crowded|hectic|wild)\b|\b(?:calm(?:er)?|quieter|restful|peaceful|subtle|subtler|toned down|gentler|gentle)\b/i,
    'calm',
  ],
  [
    /\b(?:old[- ]fashioned|dated|outdated|from the (?:nineties|90s))\b|\b(?:fresher|up to date|contemporary|modern)\b/i,
    'modern',
  ],
  [
    /\b(?:cheap|amateur(?:ish)?|classier|posh(?:er)?|upmarket|high[- ]end|sophisticated|luxurious|premium|fancier|elegant|expensive)\b/i,
    'elegant',
  ],
  [
    /\b(?:too (?:serious|stiff|formal|corporate|cold)|friendlier|friendly|welcoming|cosier|cozier|homely|inviting|warmer|warm)\b/i,
    'warm',
  ],
  [/\b(?:fun|funner|playful|livelier|lively|cheerful|happier|jolly)\b/i, 'playful'],
  [
    /\b(?:professional|trustworthy|serious|grown[- ]up|respectable|credible|businesslike)\b/i,
    'serious',
  ],
  [/\b(?:cluttered|cleaner|clean|simpler|simple|minimal(?:ist)?|tidier)\b/i, 'minimal'],
];

/** The page as a whole is named, or nothing at all. */
const whole =
  /\b(?:it|this|everything|things|page|site|website|design|look|looks|style|layout|colou?rs?|palette)\b/i;
const fewWords = 6;
const parts =
  /\b(?:headline|headings?|buttons?|section|text|font|menu|footer|header|background|price|question|photo|picture|logo|link|form|paragraph|copy|wording)\b/i;

/** "make it pop a bit more", "looks boring", "calmer": another art direction with the same content, and which one it is. */
export const changeTaste: Changer = (request, site, options): Outcome | null => {
  if (!['set', 'add', null].includes(request.action) || request.quotes.length > 0) return null;
  const said = `${request.verb} ${request.rest}`.trim();
  if (
    said.length > 110 ||
    /\d/.test(said) ||
    parts.test(said) ||
    readColours(request.rest).length > 0
  )
    return null;
  if (/[@:‹]/.test(said) || (!whole.test(said) && said.split(' ').length > fewWords)) return null;
  if (request.action === 'add' && !/^(?:add|put|give) (?:some|a bit of|more)\b/i.test(said))
    return null;
  if (
    /\b(?:softer|muted|paler|less (?:bright|vivid|strong|intense))\b/i.test(said) &&
    /colou?r|palette/i.test(said)
  )
    return soften(site);
  const mood = wishes.find(([pattern]) => pattern.test(said))?.[1];
  if (
    mood === undefined ||
    /\b(?:less|not|without|no) (?:\p{L}+ )?(?:modern|elegant|playful|bold|warm|calm|serious)/iu.test(
      said,
    )
  )
    return null;
  const outcome = changeStyle(
    { ...request, action: 'set', verb: 'make', rest: `it ${mood}` },
    site,
    options,
  );
  return outcome && 'site' in outcome
    ? {
        ...outcome,
        sentence: `Chose another design for the page, a ${mood} one with its own typefaces and layouts; the content is the same.`,
      }
    : outcome;
};

const softer = 0.55;

/** The accent of the page with less colour in it. */
function soften(site: Site): Outcome {
  const now = readLook(site) ? colourOfRole(site, 'accent') : null;
  if (now === null)
    return refuse('the colour the page has now could not be told. Name the one you would like.');
  const { lightness, chroma, hue } = readColour(now);
  const hex = colour(lightness, chroma * softer, hue);
  const changed = setColours(site, { accent: hex });
  if (!changed || chroma < 0.03)
    return refuse('the colours are soft already. Name the one you would like.');
  return {
    site: changed,
    sentence: 'Made the accent colour softer: the same hue with less colour in it.',
    holds: (after, before) => shows(after, 'accent', hex) && staysLegible(after, before),
  };
}

const muting =
  /^(?:make )?(?:it|everything|(?:the )?(?:page|site))? ?(?:less|not so|a bit less|a little less) ([\p{L}]+)$|\btone (?:that |the )?(?:[\p{L}]+ )?(?:colou?r )?down\b|\btone down\b|\b(?:too|so) much (?:[\p{L}]+)$/iu;

/** "make the page less purple", "tone that red down". */
export const muteColour: Changer = (request, site): Outcome | null => {
  const said = `${request.verb} ${request.rest}`.trim();
  if (request.quotes.length > 0 || said.length > 80 || !muting.test(said)) return null;
  const [named] = readColours(said);
  const isLess = /\bless\b|\bnot so\b/i.test(said);
  if (isLess && !named) return null;
  return soften(site);
};
