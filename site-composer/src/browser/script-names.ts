/** Scripts of pages, in the order in which they are delivered. Each is a file of this folder. */
export const scriptNames = [
  'menu',
  'reveal',
  'form-errors',
  'countdown',
  'basket',
  'list',
  'board',
  'quiz',
  'calculator',
  'tracker',
  'league',
  'timer',
  'table',
  'picker',
  'formula',
  'open',
  'memory',
  'noughts',
  'snake',
  'guess',
] as const;

export type ScriptName = (typeof scriptNames)[number];
