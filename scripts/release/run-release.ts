import type { Command } from './command';
import { owners, tokens } from './commands/access';
import { approve } from './commands/approve';
import { freeze } from './commands/freeze';
import { pause, promote, resume, rollback, start, status } from './commands/rollout';
import { diff } from './commands/diff';
import { drill } from './commands/drill';
import { builds, gates, gc, history, keys, plan, why } from './commands/inspect';
import { preview } from './commands/preview';
import { publish } from './commands/publish';
import { verify } from './commands/verify';
import { runProgram } from './run-program';
import type { Run, Surroundings } from './run-program';

const commands: Readonly<Record<string, Command>> = {
  publish,
  preview,
  builds,
  diff,
  plan,
  gates,
  status,
  start,
  approve,
  promote,
  pause,
  resume,
  rollback,
  freeze,
  history,
  why,
  verify,
  gc,
  keys,
  owners,
  tokens,
  drill,
};

/** Carries out one command line of `npm run release`. Pure but for the host it is given. */
export const runRelease = (parameters: readonly string[], around: Surroundings): Promise<Run> =>
  runProgram({ name: 'release', commands }, parameters, around);
