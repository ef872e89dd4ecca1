import type { DestinationStream } from 'pino';
import * as z from 'zod/mini';

const entry = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z._default(z.string(), ''),
  err: z.optional(z.object({ type: z.string(), message: z.string(), stack: z.string() })),
});

const levels: Readonly<Record<number, string>> = { 20: 'debug', 40: 'warning', 50: 'ERROR' };

/** Fields left out on a terminal: known to the reader, or only useful for searching collected logs. */
const hiddenFields = new Set([
  'level',
  'time',
  'msg',
  'err',
  'pid',
  'hostname',
  'reqId',
  'ip',
  'user',
]);

/** A log for a terminal: one plain line for an event, with the stack below it when something broke. */
export function readableLog(output: { write: (text: string) => unknown }): DestinationStream {
  return { write: (line) => void output.write(describe(line)) };
}

function describe(line: string): string {
  const read = entry.safeParse(parse(line));
  if (!read.success) return line;
  const { level, time, msg, err, ...rest } = read.data;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const words = [clock, levels[level], msg === 'request' ? describeRequest(rest) : msg];
  const details = msg === 'request' ? '' : describeDetails(rest);
  const stack = err === undefined ? '' : `\n${err.stack || `${err.type}: ${err.message}`}`;
  return `${withoutControls([...words, details].filter(Boolean).join('  ') + stack)}\n`;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Not a structured line; printed unchanged.
    return null;
  }
}

const describeRequest = ({ method, route, status, ms }: Readonly<Record<string, unknown>>) =>
  `${String(method)} ${String(route)}  ${String(status)}  ${String(ms)} ms`;

const describeDetails = (rest: Readonly<Record<string, unknown>>) =>
  Object.entries(rest)
    .filter(([name]) => !hiddenFields.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');

/**
 * Replaces control characters: an error's text may contain untrusted input, and terminals interpret
 * them.
 */
const withoutControls = (text: string) => text.replace(/(?!\n)\p{Control}/gu, '\uFFFD');
