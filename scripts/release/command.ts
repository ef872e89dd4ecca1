import type { ParseArgsConfig } from 'node:util';
import type { HostClient } from './host-client';

/** Exit codes, for CI to decide on. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  notAllowed: 4,
  rolledBack: 5,
  held: 6,
} as const;

/** What a command has to say: lines for a person, a document for `--json`. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly json: unknown;
  readonly code?: number;
}

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Invocation {
  readonly host: HostClient;
  readonly positionals: readonly string[];
  readonly values: Values;
  /** Shows how far something is; silent with `--json`. */
  readonly progress: (done: number, all: number, what: string) => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
}

/** One command of `npm run release`. */
export interface Command {
  readonly summary: string;
  /** What follows the command's name. */
  readonly usage: string;
  readonly help?: readonly string[];
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  readonly run: (invocation: Invocation) => Promise<Outcome>;
}

/** Called in a way that cannot be carried out; shown with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The positional argument at a place; a usage error when it is missing. */
export function argument({ positionals }: Invocation, at: number, name: string): string {
  const value = positionals[at];
  if (value === undefined) throw new UsageError(`Name the ${name}.`);
  return value;
}

/** An option's text; undefined when it was not given. */
export function text(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The reason for the history, as an object to spread into a request. */
export function reasonFrom(values: Values): { reason: string } {
  return { reason: text(values, 'reason') ?? '' };
}

/** A whole number option. */
export function wholeNumber(values: Values, name: string): number | undefined {
  const value = text(values, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,6}$/.test(value)) throw new UsageError(`--${name} is a whole number.`);
  return Number(value);
}

export const reasonOption = { reason: { type: 'string', short: 'm' } } as const;
