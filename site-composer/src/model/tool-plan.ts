import type { OpeningHours } from './brief';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'time'
    | 'datetime-local'
    | 'number'
    | 'textarea'
    | 'select'
    | 'checkbox';
  readonly required: boolean;
  readonly options?: readonly string[];
  /** What stands there at first: "usually 1.5". */
  readonly initial?: string;
}

/** What a worksheet asks for: a number, a box to tick (1 when it is), or one of several things (its place). */
export interface WorksheetInput {
  readonly label: string;
  readonly value: number | null;
  readonly kind?: 'number' | 'tick' | 'choice';
  readonly options?: readonly string[];
}

/** A working part of the page: data for a bundled script, never code. */
export type ToolPlan =
  | {
      readonly type: 'list';
      readonly thing: string;
      readonly columns: readonly Field[];
      readonly storageKey: string;
      /** Entries that are there at the start, by the names of the columns. */
      readonly rows?: readonly Readonly<Record<string, string>>[];
      /** Names of the columns entries are filtered by. */
      readonly filters?: readonly string[];
      /** The column whose day may pass, and the states in which that no longer matters. */
      readonly due?: { readonly column: string; readonly settled: readonly string[] };
      /** The column that is summed, and the values of another one that count against it. */
      readonly sum?: {
        readonly column: string;
        readonly minus?: { readonly column: string; readonly options: readonly string[] };
      };
      /** The column with the moment of an entry: it is now at first, and warned of where the last one was not long ago. */
      readonly moment?: string;
      readonly apart?: number;
      /** Numbers that are warned of, with what is said. */
      readonly limits?: readonly {
        readonly column: string;
        readonly side: 'below' | 'above';
        readonly limit: number;
        readonly say: string;
      }[];
      readonly summaries?: readonly {
        readonly kind: 'average' | 'last' | 'today' | 'week';
        readonly column: string;
      }[];
      /** The column of what there is, and the one of how much there is to be at least. */
      readonly low?: { readonly column: string; readonly least: string };
    }
  | { readonly type: 'tasks'; readonly tasks: readonly string[]; readonly storageKey: string }
  | {
      readonly type: 'counter';
      readonly thing: string;
      /** Begins again each day. */
      readonly daily: boolean;
      readonly goal: number | null;
      readonly storageKey: string;
    }
  | {
      readonly type: 'flashcards';
      readonly cards: readonly { readonly front: string; readonly back: string }[];
      readonly storageKey: string;
    }
  | {
      readonly type: 'converter';
      /** What one unit is in the other: multiplied by the factor, then the offset added. */
      readonly conversions: readonly {
        readonly from: string;
        readonly to: string;
        readonly factor: number;
        readonly offset: number;
      }[];
    }
  | {
      readonly type: 'shares';
      readonly people: readonly string[];
      readonly currency: string;
      readonly storageKey: string;
    }
  | {
      readonly type: 'timetable';
      readonly days: number;
      readonly periods: number;
      readonly storageKey: string;
    }
  | { readonly type: 'password'; readonly least: number; readonly most: number }
  | { readonly type: 'tracker'; readonly things: readonly string[]; readonly storageKey: string }
  | {
      readonly type: 'league';
      readonly members: readonly string[];
      readonly order: 'points' | 'ladder';
      /** What a win, a draw and a defeat count. */
      readonly points: readonly [number, number, number];
      /** Whether scores are entered, or only who won. */
      readonly scores: boolean;
      readonly storageKey: string;
    }
  | {
      readonly type: 'timer';
      /** Phases follow each other; of choices the visitor takes one. */
      readonly mode: 'stopwatch' | 'phases' | 'choices';
      readonly phases: readonly { readonly label: string; readonly seconds: number }[];
      readonly rounds: number | null;
    }
  | {
      readonly type: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** What it is called, where that was said. */
      readonly heading?: string;
      /** Whether its rows are searched. */
      readonly search?: boolean;
      /** Whether visitors get a place to paste rows into. */
      readonly paste: boolean;
      readonly storageKey: string;
    }
  | { readonly type: 'picker'; readonly items: readonly string[]; readonly storageKey: string }
  | {
      readonly type: 'formula';
      readonly inputs: readonly string[];
      /** Numbers, `+ - * /`, and `i0`, `i1` for the inputs, in postfix order. */
      readonly postfix: readonly (number | string)[];
      readonly minimum: number | null;
      /** Rounded up: bags and tins are bought whole. */
      readonly whole: boolean;
      readonly result: string;
      readonly before: string;
      readonly behind: string;
    }
  | {
      readonly type: 'worksheet';
      readonly inputs: readonly WorksheetInput[];
      /** Who shares the first result, by how much of something each used. */
      readonly people: { readonly label: string; readonly most: number | null } | null;
      /** In postfix order, as of a formula. */
      readonly results: readonly {
        readonly label: string;
        readonly postfix: readonly (number | string)[];
        readonly before: string;
        readonly behind: string;
      }[];
      readonly storageKey: string;
    }
  | {
      readonly type: 'planner';
      /** Whether a time of day is entered, or only a day. */
      readonly clock: boolean;
      /** What is entered: when it starts, or when it is to be over. */
      readonly from: 'start' | 'end';
      /** What its end is called, where that was said: "hatch date". */
      readonly over?: string;
      /** Each with what follows what; a single one has no name. */
      readonly programmes: readonly {
        readonly name: string;
        readonly steps: readonly { readonly label: string; readonly minutes: number }[];
      }[];
      /** What is to be known besides: "safe to open" so long after the end. */
      readonly milestones: readonly {
        readonly label: string;
        readonly minutes: number;
        readonly from: 'start' | 'end';
        readonly note?: string;
      }[];
      /** What the time from start to end costs in electricity. */
      readonly energy: {
        readonly kilowatts: number;
        readonly price: number;
        readonly currency: string;
      } | null;
      readonly print: boolean;
    }
  | { readonly type: 'open'; readonly hours: readonly OpeningHours[] }
  | {
      readonly type: 'board';
      readonly thing: string;
      readonly lanes: readonly string[];
      /** How many cards have room in each column but the first. */
      readonly places?: number;
      readonly storageKey: string;
    }
  | {
      readonly type: 'quiz';
      readonly questions: readonly {
        readonly question: string;
        readonly answers: readonly string[];
        readonly correct: number;
        /** Why it is right, shown once it was answered. */
        readonly why?: string;
      }[];
      /** How many right answers are a pass, and what is said to those who have fewer. */
      readonly passMark?: number;
      readonly below?: string;
      /** Where questions are kept that are entered on the page, because none are given. */
      readonly storageKey?: string;
    }
  | { readonly type: 'calculator'; readonly calculator: string }
  | {
      readonly type: 'game';
      readonly game: string;
      /** What is guessed, where the game needs words. */
      readonly words?: readonly string[];
    };
