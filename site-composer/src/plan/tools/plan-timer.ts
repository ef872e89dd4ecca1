import type { ToolPlan } from '../../model/page';
import { capitalised, trimMarks } from '../../text/casing';
import { readLength } from './read-lists';
import type { PageContext } from '../page-context';

/** "timer" as the thing itself, not as a word about something else ("a timer repair shop"). */
const isTimer =
  /\b(?:timer|pomodoro|stop ?watch)(?:s? (?:page|app|application|tool|website|site|for|with|that|which|where|and|to|set)\b|\s*[:,.;!]|\s*$)/im;
const isStopwatch = /\bstop ?watch\b|\blap times?\b/i;

const words: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve fifteen:15 twenty:20 thirty:30 forty:40 forty-five:45 fifty:50 sixty:60 ninety:90 half'
    .split(' ')
    .map((word, index) => {
      const [name = '', value] = word.split(':');
      return [name, name === 'half' ? 0.5 : Number(value ?? index + 1)] as const;
    }),
);
const units: readonly (readonly [RegExp, number])[] = [
  [/^s/i, 1],
  [/^m/i, 60],
  [/^h/i, 3600],
];
const amount = String.raw`\d{1,4}(?:\.\d)?|${Object.keys(words).join('|')}`;
const duration = new RegExp(
  String.raw`\b(${amount})[ -]?(seconds?|secs?|s|minutes?|mins?|min|m|hours?|hrs?|h)\b`,
  'gi',
);
const rounds = new RegExp(
  String.raw`\b(${amount})\s+(?:rounds|sets|cycles|intervals|times)\b`,
  'i',
);
const turns =
  /\b(?:work|focus|break|rest|pause|session|study|sprint|walk|run|slow|fast|hold|on|off)\w*\b/i;
const filler =
  /\b(?:for|of|is|are|lasts?|takes?|with|and|then|a|an|the|followed by|each|timer|app|page|countdown|in)\b/gi;

interface Found {
  readonly label: string;
  readonly seconds: number;
}

const secondsOf = (value: string, unit: string): number =>
  (words[value.toLowerCase()] ?? Number(value)) *
  (units.find(([pattern]) => pattern.test(unit))?.[1] ?? 60);

/** "Green tea 3 minutes, black tea 4 minutes" and "25 minutes work, 5 minutes break": each with its words. */
function durationsIn(prompt: string): Found[] {
  return prompt
    .slice(0, readLength)
    .split(/[.;:!?\n,]|\band\b|\bthen\b|\bfollowed by\b/i)
    .flatMap((part) =>
      [...part.matchAll(duration)].slice(0, 1).map((match) => {
        const before = plain(part.slice(0, match.index));
        const after = plain(part.slice(match.index + match[0].length));
        const label = before === '' || turns.test(after) ? after : before;
        return {
          label: label.split(' ').length <= 3 ? capitalised(label) : '',
          seconds: secondsOf(match[1] ?? '', match[2] ?? ''),
        };
      }),
    )
    .filter(({ seconds }) => seconds > 0 && seconds <= 86_400)
    .slice(0, 12);
}

function plain(text: string): string {
  return trimMarks(text.replace(filler, ' ').replace(/\s+/g, ' ').trim());
}

/** A stopwatch, phases that follow each other, or durations to choose from; null where no timer was asked for. */
export function planTimer({ brief, say }: PageContext): ToolPlan | null {
  const { prompt } = brief;
  if (!isTimer.test(prompt)) return null;
  if (isStopwatch.test(prompt))
    return { type: 'timer', mode: 'stopwatch', phases: [], rounds: null };
  const found = durationsIn(prompt);
  const isPomodoro = /\bpomodoro\b/i.test(prompt);
  if (found.length === 0)
    return {
      type: 'timer',
      mode: isPomodoro ? 'phases' : 'choices',
      phases: isPomodoro
        ? [
            { label: say('timer.work'), seconds: 1500 },
            { label: say('timer.break'), seconds: 300 },
          ]
        : [{ label: '', seconds: 300 }],
      rounds: null,
    };
  const inTurn = found.length >= 2 && found.filter(({ label }) => turns.test(label)).length >= 2;
  const count = rounds.exec(prompt)?.[1]?.toLowerCase();
  return {
    type: 'timer',
    mode: inTurn ? 'phases' : 'choices',
    phases: found,
    rounds: inTurn && count !== undefined ? (words[count] ?? Number(count)) : null,
  };
}
