export { Cascade, compare } from './cascade';
export { parseSheet } from './parse-sheet';
export type { ParsedPart, SheetOptions } from './parse-sheet';
export { readColours } from './read-colours';
export type { ColouredRule } from './read-colours';
export { matches } from './match-selector';
export type { Weight } from './match-selector';
export { readSheets } from './read-sheets';
export type { Declaration, StyleRule } from './read-sheets';
