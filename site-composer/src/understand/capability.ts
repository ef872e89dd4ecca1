import type { Capability, ToolKind } from '../model/brief';

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

/** "track my water" is what the member does; the page speaks to its visitor. */
export function addressed(task: string): string {
  return task
    .replaceAll(/\bmy\b/gi, 'your')
    .replaceAll(/\bI\b/g, 'you')
    .replaceAll(/\b(?:me|myself)\b/g, 'you');
}
