import type { Capability, ToolKind } from '../model/brief';
import { trimMarks } from '../text/casing';
import { splitEnumeration } from '../text/enumeration';
import { readTokens } from '../text/sentences';
import type { Token } from '../text/sentences';
import { colourNames, isOf } from '../catalogue/vocabulary/vocabulary';

const openings = [
  'functionalities for ',
  'functionality for ',
  'functions for ',
  'features for ',
  'features like ',
  'the ability to ',
  'a place for ',
  'a place to ',
  'a page for ',
  'a page about ',
  'a page with ',
  'a section about ',
  'a section for ',
  'a section on ',
  'a section with ',
  'section about ',
  'sections for ',
  'pages for ',
  'page for ',
  'section for ',
  'information about ',
  'information on ',
  'info about ',
  'details about ',
  'details of ',
  'details on ',
  'a list of ',
  'list of ',
  'a ',
  'an ',
  'the ',
  'some ',
  'our ',
  'my ',
  'your ',
  'their ',
  'its ',
  'also ',
  'please ',
  'include ',
  'add ',
  'including ',
  'have ',
  'such as ',
  'like ',
  'maybe ',
  'one ',
  'ein ',
  'eine ',
  'einen ',
  'einem ',
  'einer ',
  'une ',
  'un ',
  'una ',
  'uma ',
  'um ',
  'een ',
];
const endings = [
  ' section',
  ' sections',
  ' page',
  ' pages',
  ' area',
  ' please',
  ' as well',
  ' too',
  ' etc',
];

/** One asked part without its article and the word "section". */
export function cleanAsk(item: string): string {
  let text = trimMarks(item.replace(/[.!?]+$/, ''));
  for (let turn = 0; turn < 3; turn += 1) {
    for (const opening of openings)
      if (text.toLowerCase().startsWith(opening) && !/^one (?:to|on) one\b/i.test(text))
        text = text.slice(opening.length);
  }
  for (const ending of endings)
    if (text.toLowerCase().endsWith(ending) && text.length > ending.length + 2)
      text = text.slice(0, -ending.length);
  return trimMarks(text.replace(furniture, ''));
}

/** How a part is built says nothing to a visitor: "testimonials carousel" are testimonials. */
const furniture =
  /\s(?:carousel|slider|slideshow|accordion|grid|toggle|with (?:a )?lightbox|cards|strip|block|banner)$/i;
const structure =
  /^(?:(?:the|a|sticky|simple|big|large|full[- ]?screen|clear|nice) ){0,2}(?:hero|footer|header|nav|navbar|navigation|menu bar|top bar|call to action|cta|ctas|logo|home|homepage|home page|landing|dark mode|light mode|dark\/light|theme|animations?|icons?|social (?:media )?(?:links|icons)|search bar|back to top|breadcrumbs?|sidebar|cookie banner)\b/i;

/** Parts every page has by itself, or that are no part for a reader. */
export function isStructure(words: string): boolean {
  return structure.test(words) && words.split(' ').length <= 6;
}

/** Whether words speak of how the page looks or is built, and of nothing a visitor would read. */
export function isAboutLook(words: string): boolean {
  const tokens = readTokens(words).filter(({ pos }) =>
    ['NOUN', 'PROPN', 'ADJ', 'VERB', 'ADV'].includes(pos),
  );
  const look = tokens.filter(isLookToken);
  if (tokens.length === 0) return true;
  return (
    look.length === tokens.length ||
    (look.length >= 2 && look.length * 2 >= tokens.length) ||
    /\b(?:responsive|mobile[- ]friendly|seo|user[- ]friendly|easy to (?:use|navigate)|clean code|html|css|javascript|react|whitespace|white space)\b/i.test(
      words,
    )
  );
}

function isLookToken({ lower }: Token): boolean {
  return (
    colourNames.has(lower) ||
    isOf('lookWords', lower) ||
    isOf('lookNouns', lower) ||
    isOf('genericAdjectives', lower) ||
    isOf('siteNouns', lower)
  );
}

/** The parts of an enumeration of things to do; a part without a verb goes on with the one before it. */
export function readTasks(text: string): string[] {
  const tasks: string[] = [];
  for (const part of splitEnumeration(text)) {
    const task = withoutPronouns(part);
    const first = readTokens(task).find(({ pos }) => pos !== 'ADV' && pos !== 'PUNCT');
    const last = tasks.at(-1);
    const verb = first !== undefined && (first.pos === 'VERB' || commonTasks.has(first.lower));
    if (task === '') continue;
    if (last !== undefined && verb && !last.includes(' '))
      tasks[tasks.length - 1] = `${last} and ${task}`;
    else if (last === undefined || verb) tasks.push(task);
    else
      tasks[tasks.length - 1] = text.includes(`${last}, ${part}`)
        ? `${last}, ${part}`
        : `${last} and ${part}`;
  }
  return tasks
    .map((task) => trimMarks(task).replace(hanging, ''))
    .filter((task) => task.length > 2);
}

/** "book by", where the number behind it has a place of its own. */
const hanging = /\s(?:by|at|on|via|to|in|for|from|with|or|and)$/i;

const commonTasks = new Set(
  'search filter track log rate review save book order add edit manage view browse play sort share comment chat export import upload download message pay like follow post create delete mark plan compare check record set'.split(
    ' ',
  ),
);

function withoutPronouns(part: string): string {
  return trimMarks(part).replace(
    /^(?:they |users |people |visitors |customers |members |you |we |i )?(?:can |could |should |will |must |may |are able to |be able to |to )/i,
    '',
  );
}

/** A part that visitors use, with the kind of tool it would take. */
export function capability(words: string): Capability {
  return { words, tool: toolFor(words.toLowerCase()) };
}

const tools: readonly (readonly [ToolKind, RegExp])[] = [
  ['board', /\b(?:kanban|drag|columns?|lanes?)\b/],
  ['quiz', /\b(?:quiz|trivia|flashcards?)\b/],
  ['calculator', /\b(?:calculat|convert|estimate|compute|split (?:the )?bill)/],
  ['game', /\b(?:play|game|sudoku|tic-?tac-?toe|snake|memory|chess|tetris|minesweeper|hangman)\b/],
  [
    'form',
    /\b(?:book|register|sign up|subscribe|apply|rsvp|contact|enquir|inquir|request|reserve)\b/,
  ],
  [
    'list',
    /\b(?:add|list|log|track|record|save|store|inventory|catalogue|catalog|collect|export|search|filter|browse|manage|organi[sz]e|mark|sort|todo|to-do|tasks?|notes?|entries)\b/,
  ],
];

function toolFor(words: string): ToolKind {
  return tools.find(([, pattern]) => pattern.test(words))?.[0] ?? 'custom';
}
