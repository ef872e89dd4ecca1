import type { Brief } from '../../model/brief';
import type { ToolPlan } from '../../model/page';
import { capitalised, joined } from '../../text/casing';
import { readTokens } from '../../text/sentences';
import { lowerFirst } from '../write-headline';

const calculators: Readonly<Record<string, string>> = {
  tip: 'Split the bill, tip included',
  loan: 'What the loan costs you each month',
  savings: 'See what your savings grow to',
  bmi: 'Your body mass index from two figures',
  fuel: 'Know what the drive costs',
  area: 'How much there is to cover',
  percent: 'Percentages, worked out as you type',
};
const games: Readonly<Record<string, string>> = {
  noughts: 'Three in a row wins',
  snake: 'Eat, grow and mind your tail',
  guess: 'Guess the number from 1 to 100',
  memory: 'Turn two cards and find the pairs',
  hangman: 'Guess the word, letter by letter',
};
const mostWords = 9;

const listed = (words: readonly string[]): string => joined(words.map(lowerFirst), 'and');

/** What is done with a part, in one line made of what it holds; null where the subject itself says most. */
export function toolHeadline(brief: Brief, tool: ToolPlan): string | null {
  const line = lineFor(tool, brief);
  return line === null || line.split(' ').length > mostWords ? null : capitalised(line);
}

function lineFor(tool: ToolPlan, { subject, prompt }: Brief): string | null {
  switch (tool.type) {
    case 'tasks':
      return /\bto-?\s?do\b|\btask\b/i.test(subject.phrase)
        ? 'Write it down, tick it off'
        : `${subject.phrase}, ticked off one by one`;
    case 'tracker':
      return tool.things.length > 1 && tool.things.length < 4
        ? `${listed(tool.things)}, every day`
        : 'Tick off today, keep the streak';
    case 'list':
      return listLine(tool, subject.phrase);
    case 'timer':
      return timerLine(tool);
    case 'picker':
      return tool.items.length === 0 ? 'Enter the names and let chance choose' : null;
    case 'formula':
      return `Work it out from ${listed(tool.inputs)}`;
    case 'converter':
      return tool.conversions.length > 2
        ? 'Convert both ways, as you type'
        : tool.conversions.map(({ from, to }) => `${from} to ${to}`).join(', ');
    case 'flashcards':
      return subject.phrase.includes(' ') ? null : 'Learn it card by card';
    case 'quiz':
      return quizLine(subject.phrase, tool.questions.length);
    case 'shares':
      return tool.people.length > 1
        ? `Who owes whom: ${joined([...tool.people], 'and')}`
        : 'Who paid what, and who owes whom';
    case 'password':
      return 'A strong password, made in your browser';
    case 'board':
      return tool.places === undefined && !/\bseat/i.test(prompt)
        ? `From ${lowerFirst(tool.lanes[0] ?? '')} to ${lowerFirst(tool.lanes.at(-1) ?? '')}`
        : 'Everybody at the right table';
    case 'calculator':
      return calculators[tool.calculator] ?? null;
    case 'game':
      return games[tool.game] ?? null;
    case 'league':
    case 'open':
    case 'table':
    case 'timetable':
      return null;
  }
}

function listLine(tool: Extract<ToolPlan, { type: 'list' }>, phrase: string): string | null {
  if (tool.sum?.minus) return 'What comes in, what goes out, what is left';
  if (tool.low) return 'Know what is there before it runs out';
  const thing = phrase.replace(
    /\s+(?:tracker|log|manager|management|app|application|list|system|tool|database|organi[sz]er)$/i,
    '',
  );
  if (tool.sum && thing !== phrase) return `Every ${lowerFirst(thing)} in one list, added up`;
  return null;
}

function timerLine({ mode, phases }: Extract<ToolPlan, { type: 'timer' }>): string | null {
  if (mode === 'stopwatch') return 'Start, stop and keep every lap';
  if (mode === 'choices' || phases.some(({ label }) => label === '')) return null;
  const lengths = phases.map(({ label, seconds }) =>
    seconds % 60 === 0
      ? `${seconds / 60} minutes ${lowerFirst(label)}`
      : `${seconds} seconds ${lowerFirst(label)}`,
  );
  return lengths.join(', then ');
}

const inWords = 'two three four five six seven eight nine ten'.split(' ');

function quizLine(phrase: string, count: number): string | null {
  const [, topic] = /\b(?:about|on|of)\s+(.+)$/i.exec(phrase) ?? [];
  return topic === undefined || count < 2
    ? null
    : `${inWords[count - 2] ?? count} questions on ${topic}`;
}

const vague =
  /^(?:an? )?(?:\p{L}{2,3} )?(?:app|application|web ?app|platform|tool|system|software)$/iu;
const collects = /\b(?:portal|dashboard|platform|app|application|system|hub|network)\b/i;

/** What an application that is still to come will do: its first deeds, or its parts in one place. */
export function appHeadline(
  { subject, audience }: Brief,
  features: readonly string[],
): string | null {
  const short = features.filter((title) => title.split(' ').length <= mostWords);
  const deeds = short.filter((title) => isDeed(title));
  const [first, second] = deeds;
  if (first !== undefined) {
    const both = second === undefined ? first : `${first}, ${lowerFirst(second)}`;
    if (both.split(' ').length <= mostWords) return both;
    if (first.split(' ').length > 2) return first;
  }
  const phrase = capitalised(subject.phrase);
  const things = short
    .filter((title) => title.split(' ').length <= 3 && !isDeed(title))
    .slice(0, 3);
  if (things.length === 3 && collects.test(phrase)) {
    const line = `${capitalised(listed(things))} in one place`;
    if (line.split(' ').length <= mostWords) return line;
  }
  if (vague.test(phrase)) return short[0] ?? null;
  return audience === null ? null : withinLine(`${phrase} for ${audience}`);
}

const withinLine = (line: string): string | null =>
  line.split(' ').length <= mostWords ? line : null;

/** "Book appointments", said to the visitor; "test results" are a thing. */
function isDeed(title: string): boolean {
  const [, first] = readTokens(`You ${lowerFirst(title)}`);
  return first?.pos === 'VERB' && first.lower === first.lemma && title.includes(' ');
}
