import { parseArgs } from 'node:util';
import { exitCodes, UsageError } from './command';
import type { Command, Invocation, Outcome } from './command';
import { freeze, pause, promote, resume, rollback, start, status } from './commands/rollout';
import { drill } from './commands/drill';
import { gc, history, keys, why } from './commands/inspect';
import { publish } from './commands/publish';
import { verify } from './commands/verify';
import { HostRefusal } from './host-client';

const commands: Readonly<Record<string, Command>> = {
  publish,
  status,
  start,
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
  drill,
};

const commonOptions = {
  host: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What a run leaves: text for the two streams and the exit code. */
export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

type Surroundings = Omit<Invocation, 'positionals' | 'values' | 'host' | 'progress'> & {
  readonly openHost: (url: string | undefined) => Invocation['host'];
  readonly progress: Invocation['progress'];
};

/** Carries out one command line. Pure but for the host it is given. */
export async function runRelease(
  parameters: readonly string[],
  around: Surroundings,
): Promise<Run> {
  const [name, ...rest] = parameters;
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!name || !command) return answerWithoutCommand(name);
  try {
    const options = { ...commonOptions, ...command.options };
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    if (values.help === true) return { out: describeCommand(name, command), err: '', code: 0 };
    const isJson = values.json === true;
    const outcome = await command.run({
      ...around,
      positionals,
      values,
      host: around.openHost(typeof values.host === 'string' ? values.host : undefined),
      progress: isJson ? () => {} : around.progress,
    });
    return present(outcome, isJson);
  } catch (error) {
    return presentFailure(error, name, command, rest.includes('--json'));
  }
}

function present({ lines, json, code = exitCodes.done }: Outcome, isJson: boolean): Run {
  const out = isJson ? JSON.stringify(json, null, 2) : lines.join('\n');
  return { out: `${out}\n`, err: '', code };
}

function presentFailure(error: unknown, name: string, command: Command, isJson: boolean): Run {
  const { message, code, kind } = explain(error);
  if (isJson) return { out: `${JSON.stringify({ error: { message, kind } })}\n`, err: '', code };
  const usage = code === exitCodes.usage ? `\n${usageOf(name, command)}` : '';
  return { out: '', err: `${message}${usage}\n`, code };
}

function explain(error: unknown): { message: string; code: number; kind: string } {
  if (error instanceof HostRefusal) {
    const { message, status, code: kind } = error;
    if (status === 401 || status === 403) return { message, code: exitCodes.notAllowed, kind };
    const isRefusal = status !== null && status < 500;
    return { message, code: isRefusal ? exitCodes.refused : exitCodes.failed, kind };
  }
  const message = error instanceof Error ? error.message : String(error);
  const isParsing =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof UsageError || isParsing) {
    return { message, code: exitCodes.usage, kind: 'USAGE' };
  }
  return { message, code: exitCodes.failed, kind: 'FAILED' };
}

const usageOf = (name: string, { usage }: Command): string =>
  `Usage: npm run release -- ${[name, usage].filter(Boolean).join(' ')}`;

function describeCommand(name: string, command: Command): string {
  return [command.summary, '', usageOf(name, command), ...(command.help ?? []), ''].join('\n');
}

function answerWithoutCommand(name: string | undefined): Run {
  const isHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
  const list = Object.entries(commands).map(
    ([command, { summary }]) => `  ${command.padEnd(10)} ${summary}`,
  );
  const help = [
    'Usage: npm run release -- <command> [--host <address>] [--json] [--help]',
    '',
    ...list,
    '',
    'RELEASE_HOST is the host’s address (http://localhost:3000 when not set).',
    'RELEASE_TOKEN, or RELEASE_EMAIL and RELEASE_PASSWORD, sign in.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused, 4 not allowed, 5 rolled back, 6 held.',
    '',
  ].join('\n');
  if (isHelp) return { out: help, err: '', code: 0 };
  return { out: '', err: `There is no command ${name}.\n\n${help}`, code: exitCodes.usage };
}
