import type { ReleaseGate } from 'shared-kit/contract/releases';
import * as z from 'zod/mini';
import type { GateResponse } from './fetch-bounded';
import { inconclusive } from './gate-answer';
import type { GateAnswer } from './gate-answer';
import { parseJson } from './parse-json';

/** A sample as its HTTP API writes it: seconds, and the number as text. */
const sample = z.tuple([z.number(), z.string()]);

const answered = z.object({
  status: z.literal('success'),
  /** Set where what it answers is not all there is, such as with one of several stores away. */
  warnings: z.optional(z.array(z.string())),
  data: z.union([
    z.object({ resultType: z.literal('scalar'), result: sample }),
    z.object({ resultType: z.literal('vector'), result: z.array(z.object({ value: sample })) }),
  ]),
});

const compare = {
  '<': (value: number, threshold: number) => value < threshold,
  '<=': (value: number, threshold: number) => value <= threshold,
  '>': (value: number, threshold: number) => value > threshold,
  '>=': (value: number, threshold: number) => value >= threshold,
} as const;

/** Holds the one number an instant query answered with against the gate's threshold. */
export function readPrometheus(
  name: string,
  { is, threshold }: NonNullable<ReleaseGate['prometheus']>,
  response: GateResponse,
): GateAnswer {
  const read = readNumber(response);
  if (typeof read === 'string') return inconclusive(`${name}: ${read}`);
  const passes = compare[is](read, threshold);
  const message = `${name}: ${read} is ${passes ? '' : 'not '}${is} ${threshold}.`;
  return { kind: passes ? 'passed' : 'failed', message, value: read };
}

/** The number, or one sentence on why there is none. */
function readNumber({ status, text }: GateResponse): number | string {
  if (status !== 200) return `Prometheus answered ${status}.`;
  const parsed = answered.safeParse(parseJson(text));
  if (!parsed.success) return 'The answer is not one of Prometheus to an instant query.';
  const { data, warnings = [] } = parsed.data;
  if (warnings.length > 0) return 'Prometheus warned that its answer is not complete.';
  const values = data.resultType === 'scalar' ? [data.result] : data.result.map((one) => one.value);
  const [first] = values;
  if (!first) return 'The query found nothing.';
  if (values.length > 1) return `The query found ${values.length} series; one number is needed.`;
  const value = Number(first[1]);
  return Number.isFinite(value) ? value : `The query answered ${first[1].slice(0, 20)}.`;
}
