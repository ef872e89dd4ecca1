import type { Brief } from '../../model/brief';
import type { ToolPlan } from '../../model/page';
import { capitalised, joined } from '../../text/casing';
import { readTokens } from '../../text/tokens';
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

type LineOf<Type extends ToolPlan['type']> = (
  tool: Extract<ToolPlan, { type: Type }>,
  brief: Brief,
) => string | null;

/** A line for each kind of part; kinds without one are led by the subject itself. */
const lines: { readonly [Type in ToolPlan['type']]?: LineOf<Type> } = {
  tasks: (_, { subject }) =>
    /\bto-?\s?do\b|\btask\b/i.test(subject.phrase)
      ? 'Write it down, tick it off'
      : `${subject.phrase}, ticked off one by one`,
  tracker: ({ things }) =>
    things.length > 1 && things.length < 4
      ? `${listed(things)}, every day`
      : 'Tick off today, keep the streak',
  list: (tool, { subject, prompt }) => listLine(tool, subject.phrase, prompt),
  timer: (tool) => timerLine(tool),
  picker: ({ items }) => (items.length === 0 ? 'Enter the names and let chance choose' : null),
  formula: ({ inputs }) => (inputs.length > 1 ? `Work it out from ${listed(inputs)}` : null),
  converter: ({ conversions }) =>
    conversions.length > 2
      ? 'Convert both ways, as you type'
      : conversions.map(({ from, to }) => `${from} to ${to}`).join(', '),
  counter: ({ thing, daily }) => `${thing}${daily ? ' today' : ''}`,
  flashcards: (_, { subject }) => (subject.phrase.includes(' ') ? null : 'Learn it card by card'),
  quiz: ({ questions }, { subject, prompt }) =>
    askedQuestions.exec(prompt.slice(0, 300))?.[1]?.trim() ??
    quizLine(subject.phrase, questions.length),
  shares: ({ people }) =>
    people.length > 1
      ? `Who owes whom: ${joined([...people], 'and')}`
      : 'Who paid what, and who owes whom',
  planner: (_, { subject }) => subject.phrase,
  worksheet: ({ inputs: [sum, ...others], people }, { subject, name }) => {
    if (name.given) return name.text;
    return sum !== undefined && others.length === 0 && people !== null
      ? `${sum.label.replace(/^total /i, '')}, shared by ${lowerFirst(people.label)}`
      : subject.phrase;
  },
  password: () => 'A strong password, made in your browser',
  board: ({ lanes, places }, { prompt }) =>
    places === undefined && !/\bseat/i.test(prompt)
      ? `From ${lowerFirst(lanes[0] ?? '')} to ${lowerFirst(lanes.at(-1) ?? '')}`
      : 'Everybody at the right table',
  calculator: ({ calculator }) => calculators[calculator] ?? null,
  game: ({ game }) => games[game] ?? null,
};

function lineFor<Type extends ToolPlan['type']>(
  tool: Extract<ToolPlan, { type: Type }>,
  brief: Brief,
): string | null {
  return lines[tool.type]?.(tool, brief) ?? null;
}

/** "Leads with name, phone": what one entry is called where its fields are listed. */
function recordNoun(prompt: string, firstLabel: string): string | null {
  const label = firstLabel.replaceAll(/[^\p{L}\p{N} ]/gu, '');
  const [, many, each] =
    new RegExp(
      String.raw`\b(\p{L}{3,20}s) (?:with|by) (?:(?:their|a|the|its) )?(?:${label}|ingredients|names?)\b|\b(?:each|every|per|for each) (\p{L}{3,20})(?= (?:has|have|gets|with|:))`,
      'iu',
    ).exec(prompt.slice(0, 1_500)) ?? [];
  const noun = (
    each ??
    many?.replace(/ies$/i, 'y').replace(/(?<=[^s])s$/i, '') ??
    ''
  ).toLowerCase();
  return noun === '' || /^(?:list|app|page|thing|item|one|other)$/.test(noun) ? null : noun;
}

function listLine(
  tool: Extract<ToolPlan, { type: 'list' }>,
  phrase: string,
  prompt: string,
): string | null {
  if (tool.sum?.minus) return 'What comes in, what goes out, what is left';
  if (tool.low) return 'Know what is there before it runs out';
  const thing = phrase.replace(
    /\s+(?:tracker|log|manager|management|app|application|list|system|tool|database|organi[sz]er)$/i,
    '',
  );
  const one = recordNoun(prompt, tool.columns[0]?.label ?? '');
  const by = tool.columns.find(
    ({ name, label }) => tool.filters?.includes(name) && !/s$/i.test(label),
  );
  if (one !== null)
    return `Every ${one} in one list${by === undefined ? '' : `, by ${by.label.toLowerCase()}`}`;
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

/** "Ten questions on knots and rigging safety", as it was asked. */
const askedQuestions =
  /\b((?:\d{1,2}|\p{L}{3,7}) questions (?:on|about) \p{L}[^,.;:!?\n]{2,50}?)(?=\s+(?:for|with|and (?:a|the|show))\b|[,.;:!?\n]|$)/iu;

const inWords = 'two three four five six seven eight nine ten'.split(' ');

function quizLine(phrase: string, count: number): string | null {
  const [, topic] = /\b(?:about|on|of)\s+(.+)$/i.exec(phrase) ?? [];
  return topic === undefined || count < 2
    ? null
    : `${inWords[count - 2] ?? count} questions on ${topic}`;
}

const vague =
  /^(?:an? )?(?:\p{L}{2,3} )?(?:app|application|web ?app|platform|tool|system|software)$/iu;
/** "For parents, pupils and staff": everybody who is named, and not the first of them. */
function everybodyIn(prompt: string): string | null {
  const sentence = prompt.slice(0, 400).split(/[.!?\n]/)[0] ?? '';
  return /\bfor (\p{L}+(?:, \p{L}+){1,3} and \p{L}+)\b/u.exec(sentence)?.[1] ?? null;
}

const isPortal = /\bportal|\bintranet|\bhub\b/i;
/** How one gets in is nothing one comes for. */
const isDoor = /\blog ?-?in\b|\bsign ?-?(?:in|up)\b|\baccounts?\b/i;
const collects = /\b(?:portal|dashboard|platform|app|application|system|hub|network)\b/i;

/** What an application that is still to come will do: its first deeds, or its parts in one place. */
export function appHeadline(
  { subject, audience: one, prompt }: Brief,
  features: readonly string[],
): string | null {
  const audience = everybodyIn(prompt) ?? one;
  const short = features.filter((title) => title.split(' ').length <= mostWords);
  const deeds = short.filter((title) => isDeed(title));
  const [first, second] = deeds;
  if (first !== undefined) {
    const both = second === undefined ? first : `${first}, ${lowerFirst(second)}`;
    if (both.split(' ').length <= mostWords) return both;
    if (first.split(' ').length > 2) return first;
  }
  const phrase = capitalised(subject.phrase);
  const all = audience === null ? null : withinLine(`Everything for ${audience} in one place`);
  if (all !== null && isPortal.test(phrase)) return all;
  const things = short
    .filter((title) => title.split(' ').length <= 3 && !isDeed(title) && !isDoor.test(title))
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
  const [, first, second] = readTokens(`You ${lowerFirst(title)}`);
  const [alone] = readTokens(lowerFirst(title));
  if (first?.pos !== 'VERB' || first.lower !== first.lemma || second === undefined) return false;
  if (/^(?:top|live|open|free|test|report|best|contact with) |^\p{L}+ of /iu.test(title))
    return false;
  // "Staff directory" is read as a deed behind "you"; what is done is done to several things or to the one named.
  const hasObject = /^(?:your|the|an?|my|with|to|for|against|what|who|from)$/i.test(second.lower);
  return alone?.pos === 'VERB' || hasObject || /s$/i.test(title);
}
