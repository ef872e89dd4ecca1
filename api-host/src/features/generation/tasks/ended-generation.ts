import type { EndedGeneration } from '../../metrics/generation-metrics';
import type { WorkEnd } from './run-task';

/** The metrics of a generation: no member text, and values of low enough cardinality for labels. */
export function endedGeneration({ task, end, usage, begun, now }: WorkEnd): EndedGeneration {
  return {
    engine: task.engine.model ?? task.engine.kind,
    outcome: typeof end === 'string' ? end : outcomeOf(end),
    waitedSeconds: Math.max(0, begun.getTime() - task.created_at.getTime()) / 1000,
    workedSeconds: (now.getTime() - begun.getTime()) / 1000,
    tokens: usage && { input: usage.input_tokens, output: usage.output_tokens },
  };
}

const outcomeOf = (end: Exclude<WorkEnd['end'], string>): string =>
  end.status === 'failed' ? end.error.code : end.status;
