import { numbersInWords } from './number-words';

/** People who are given places. */
export const isSeating =
  /\bseating (?:plan|chart|arrangement|planner)\w*\b|\b(?:table|room|group|car) (?:planner|allocation)\b|\bdrag (?:the )?(?:guests|people|pupils|students|children|names)\b/i;

const groups: Readonly<Record<string, string>> = {
  tables: 'Table',
  groups: 'Group',
  teams: 'Team',
  rooms: 'Room',
  cars: 'Car',
  buses: 'Bus',
  boats: 'Boat',
};
const counted = new RegExp(
  String.raw`\b(\d{1,2}|${Object.keys(numbersInWords).join('|')}) (?:round |long )?(${Object.keys(groups).join('|')})\b(?: (?:of|with|for) (\d{1,3})\b)?`,
  'i',
);
const mostGroups = 24;

interface Seats {
  readonly thing: string;
  readonly lanes: readonly string[];
  /** How many have room at each. */
  readonly places?: number;
}

/** "8 tables of 10": a column for whoever has no place yet, and one for each table. */
export function seatsIn(prompt: string): Seats | null {
  const text = prompt.slice(0, 2_000);
  const [, words = '', group = '', places] = counted.exec(text) ?? [];
  const count = Math.min(mostGroups, numbersInWords[words.toLowerCase()] ?? Number(words));
  if (!isSeating.test(text) || !(count > 1)) return null;
  const name = groups[group.toLowerCase()] ?? 'Table';
  return {
    thing: 'Name',
    lanes: ['No place yet', ...Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)],
    ...(places === undefined ? {} : { places: Number(places) }),
  };
}
