type Cell = string | number | boolean;

/** One column. Days of sample rows are counted from today, so that samples never look old. */
export interface Column {
  id: string;
  label: string;
  type: 'text' | 'long' | 'number' | 'money' | 'date' | 'choice' | 'check' | 'stars' | 'time';
  choices?: readonly string[];
  optional?: boolean;
}

export interface Tile {
  label: string;
  of: 'count' | 'sum' | 'average' | 'highest' | 'balance';
  column?: string;
  /** Only rows where this column has this value. */
  where?: readonly [column: string, value: Cell];
  span?: 'today' | 'week' | 'month';
  unit?: string;
}

export interface Chart {
  title: string;
  kind: 'bars' | 'line' | 'ring';
  /** Groups rows by this column; days are put in order. */
  by: string;
  /** Adds this column up; without one rows are counted. */
  value?: string;
  /** Readings of a day are averaged, not added up. */
  mean?: boolean;
  where?: readonly [column: string, value: Cell];
}

/** What marks a row as needing attention. */
export interface Alert {
  words: string;
  column: string;
  /** `below` another number column, `past` a day, `after` so many days (in a number column) since a day. */
  when: 'below' | 'past' | 'after';
  than?: string;
  unless?: string;
}

/** A list of things people keep: what one of them has, a few samples, what is counted. */
export interface RecordKind {
  id: string;
  nav: string;
  title: string;
  one: string;
  asked: RegExp;
  covers: RegExp;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  tiles?: readonly Tile[];
  charts?: readonly Chart[];
  alert?: Alert;
  /** One press adds a row with these values; the rest is today and empty. */
  quick?: readonly (readonly [label: string, values: Record<string, Cell>])[];
  goal?: { label: string; column: string; target: number; span: 'today' | 'week' | 'month' };
}

type Options = Partial<Pick<Column, 'optional'>>;
export const text = (id: string, label: string, more: Options = {}): Column => ({
  id,
  label,
  type: 'text',
  ...more,
});
export const long = (id: string, label: string): Column => ({
  id,
  label,
  type: 'long',
  optional: true,
});
export const number = (id: string, label: string, more: Options = {}): Column => ({
  id,
  label,
  type: 'number',
  ...more,
});
export const money = (id: string, label: string): Column => ({ id, label, type: 'money' });
export const day = (id: string, label: string): Column => ({ id, label, type: 'date' });
export const check = (id: string, label: string): Column => ({
  id,
  label,
  type: 'check',
  optional: true,
});
export const stars = (id: string, label: string): Column => ({
  id,
  label,
  type: 'stars',
  optional: true,
});
export const choice = (id: string, label: string, ...choices: string[]): Column => ({
  id,
  label,
  type: 'choice',
  choices,
});
