import type { Say } from '../../catalogue/messages/messages';
import { capitalised, trimMarks } from '../../text/casing';
import { durationIn, plainDurations } from './read-durations';

export interface PlannedStep {
  readonly label: string;
  readonly minutes: number;
}

/** Temperatures are counted on from where a programme starts. */
export interface Degrees {
  readonly unit: string;
  readonly start: number;
}

const ramp =
  /(\d+(?:[.,]\d+)?)\s*(?:°\s?[cf]?|degrees?(?: (?:celsius|fahrenheit))?|deg\b|[cf]\b)?\s*(?:an|per|a|\/)\s*(hour|hr|h|minute|min)\b\s*(?:up |down )?(?:to|until)\s*(\d+(?:[.,]\d+)?)/i;
const parted = /,(?!\d)|;|\n|\s(?:and )?then\s|\sfollowed by\s|→|->/i;
const holds = /^(?:hold|soak)\b/i;
const around =
  /^(?:and|then|a|an|the|first|next|finally|we|i|you|it|let it|let)\s+|\s+(?:for|of|takes?|lasts?|about|around|at least|another|is|needs)$/i;
const longestLabel = 7;

const numberOf = (words: string): number => Number(words.replace(',', '.'));

/** "150 an hour to 220" takes (220 − 70) / 150 hours; null where it is no such step or leads nowhere. */
function rampIn(part: string, from: number, { unit }: Degrees, say: Say): PlannedStep | null {
  const [, rate = '', per = '', to = ''] = ramp.exec(part) ?? [];
  const each = numberOf(rate) / (/^m/i.test(per) ? 1 : 60);
  if (!(each > 0)) return null;
  const values = { value: `${to} ${unit}`.trim(), rate: `${rate} ${unit}`.trim() };
  const label = say(numberOf(to) < from ? 'planner.cool' : 'planner.heat', values);
  return { label, minutes: Math.abs(numberOf(to) - from) / each };
}

/** What a step is called: its words without how long it takes. */
function labelOf(words: string): string {
  let rest = trimMarks(words.replaceAll(/\(\s*\)|\s+/g, ' ')).trim();
  for (let turn = 0; turn < 4 && around.test(rest); turn += 1) rest = rest.replace(around, '');
  return capitalised(trimMarks(rest));
}

/** Two deeds in one part only where both say how long they take. */
function partsOf(text: string): string[] {
  return plainDurations(text)
    .split(parted)
    .flatMap((part) => {
      const halves = part.split(/\sand\s/i);
      return halves.length > 1 && halves.every((half) => durationIn(half) !== null)
        ? halves
        : [part];
    })
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The steps of one programme in their order; empty where one of them is not understood. */
export function stepsIn(text: string, degrees: Degrees, say: Say): PlannedStep[] {
  const steps: PlannedStep[] = [];
  let now = degrees.start;
  for (const part of partsOf(text)) {
    if (/^no\s/i.test(part)) continue;
    const heated = rampIn(part, now, degrees, say);
    if (heated) {
      now = numberOf(ramp.exec(part)?.[3] ?? '');
      steps.push(heated);
      continue;
    }
    const length = durationIn(part);
    const words = length ? `${part.slice(0, length.start)} ${part.slice(length.end)}` : part;
    const label = labelOf(words);
    if (label.split(' ').length > longestLabel) return [];
    const isHeld = holds.test(label) && steps.length > 0 && ramp.test(text);
    const held = say('planner.hold', { value: `${now} ${degrees.unit}`.trim() });
    if (label === '' && length === null) continue;
    steps.push({
      label: isHeld ? held : label === '' ? say('planner.step') : label,
      minutes: length?.minutes ?? 0,
    });
  }
  return steps;
}
