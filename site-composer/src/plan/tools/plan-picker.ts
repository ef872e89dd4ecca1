import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { itemsBehind, namesInARow } from './read-lists';
import { keyOf } from './storage-key';

const isPicker =
  /\b(?:picker|spinner|lucky dip|wheel of|spin(?:ning)? (?:the |a )?wheel|raffle (?:picker|app))\b|\b(?:at random|randomly)\b[^.]{0,60}\b(?:pick\w*|draw\w*|choos\w*|from|between)\b|\brandom\b[^.]{0,60}\b(?:pick\w*|draw\w*|choos\w*|generat\w*|choice)\b|\b(?:pick\w*|draw\w*|choos\w*|select\w*|gives? me)\b[^.]{0,40}\b(?:at random|randomly|random)\b|\b(?:prompt|idea|name|meal|dinner|quote|holiday|story) generator\b|\brandom (?:\w+ ){1,2}generator\b/i;
const isFilled =
  /\b(?:wheel|spinner|lucky dip|raffle|(?:name|student|team|winner|random) picker|pick(?:s|ing)? (?:a |random )?(?:names?|students?|winners?|people|someone|somebody))\b/i;
const cues = [
  /\b(?:from|between|through|among|out of)\s*:\s*/i,
  /\b(?:between|through|among|out of)\s+/i,
  /\b(?:prompts|names|meals|dishes|items|options|ideas|questions|quotes|entries)\s*(?:are)?\s*:\s*/i,
  /\b(?:picker|generator|spinner|page|app)\b[^.:\n]{0,40}:\s*/i,
  /\bfrom\s+/i,
  /:\s*/,
];

/** Draws from a list the member gives; null where none was asked for or nothing to draw from was given. */
export function planPicker(context: PageContext): ToolPlan | null {
  const { prompt, purpose } = context.brief;
  if (purpose === 'application' && isDie.test(prompt)) return planDie(context);
  const isRaffle = purpose === 'application' && /\braffle draw\b/i.test(prompt);
  if (!isPicker.test(prompt) && !isRaffle) return null;
  const listed = itemsBehind(prompt, cues, 12);
  const items = listed.length >= 2 ? listed : namesInARow(prompt);
  if (items.length >= 2)
    return { type: 'picker', items: items.slice(0, 40), storageKey: keyOf(context) };
  // Whoever spins a wheel of names enters the names: a class has others every year.
  return purpose === 'application' && isFilled.test(prompt)
    ? { type: 'picker', items: [], storageKey: keyOf(context) }
    : null;
}

const isDie =
  /\b(?:dice|die)[- ](?:roller|simulator|thrower|app|generator)\b|\broll(?:s|er|ing)? (?:a |the |some )?(?:virtual )?(?:dice|die|d\d+)\b|\bwürfel(?:app|simulator|becher)\b|\b(?:lanzador|tirador|lan[cç]ador) de dados\b|\blanceur de dés\b|\blancia ?dadi\b|\bdobbelsteen(?:app|werper)\b/iu;
const sides = /\bd(4|6|8|10|12|20|100)\b|\b(4|6|8|10|12|20|100)[- ]sided\b/i;
const usualSides = 6;

/** A die is a draw from its sides. */
function planDie(context: PageContext): ToolPlan {
  const found = sides.exec(context.brief.prompt.slice(0, 2_000));
  const count = Number(found?.[1] ?? found?.[2] ?? usualSides);
  return {
    type: 'picker',
    items: Array.from({ length: count }, (_, at) => String(at + 1)),
    storageKey: keyOf(context),
  };
}
