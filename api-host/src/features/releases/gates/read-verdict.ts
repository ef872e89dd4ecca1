import * as z from 'zod/mini';
import type { GateResponse } from './fetch-bounded';
import { inconclusive } from './gate-answer';
import type { GateAnswer } from './gate-answer';
import { parseJson } from './parse-json';

const verdict = z.object({
  pass: z.boolean(),
  message: z.optional(z.string().check(z.maxLength(300))),
  value: z.optional(z.number()),
});

/** Reads the answer of any address: its status, and where the gate asks for it what it says. */
export function readVerdict(
  name: string,
  wanted: 'status' | 'json',
  { status, text }: GateResponse,
): GateAnswer {
  const isFine = status >= 200 && status < 300;
  if (!isFine || wanted === 'status') {
    const message = `${name}: It answered ${status}.`;
    return { kind: isFine ? 'passed' : 'failed', message, value: status };
  }
  const said = verdict.safeParse(parseJson(text));
  if (!said.success) {
    return inconclusive(`${name}: It answered ${status} without "pass": true or false.`);
  }
  const { pass, message, value } = said.data;
  const number = value === undefined ? '' : ` with ${value}`;
  const own = `${name}: It ${pass ? 'passes' : 'does not pass'}${number}.`;
  return {
    kind: pass ? 'passed' : 'failed',
    message: message === undefined ? own : `${own} ${message}`,
    value: value ?? null,
  };
}
