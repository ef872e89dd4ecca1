import { parseArgs } from 'node:util';
import { exitCodes, UsageError } from './command';
import type { Command, Invocation, Outcome } from './command';
import { HostRefusal } from './host-client';

const commonOptions = {
  host: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A set of commands behind one `npm run <name> --`. */
interface Program {
  readonly name: string;
  readonly commands: Readonly<Record<string, Command>>;
}

/** What a run leaves: text for the two streams and the exit code. */
export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

export type Surroundings = Omit<Invocation, 'positionals' | 'values' | 'host' | 'progress'> & {
  readonly openHost: (url: string | undefined) => Invocation['host'];
  readonly progress: Invocation['progress'];
};

/** Carries out one command line. Pure but for the host it is given. */
export async function runProgram(
  program: Program,
  parameters: readonly string[],
  around: Surroundings,
): Promise<Run> {
  const [name, ...rest] = parameters;
  const { commands } = program;
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!name || !command) return answerWithoutCommand(program, name);
  const usage = `Usage: npm run ${program.name} -- ${[name, command.usage].filter(Boolean).join(' ')}`;
  try {
    const options = { ...commonOptions, ...command.options };
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    if (values.help === true) return { out: describeCommand(command, usage), err: '', code: 0 };
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
    return presentFailure(error, usage, rest.includes('--json'));
  }
}

function present({ lines, json, code = exitCodes.done }: Outcome, isJson: boolean): Run {
  const out = isJson ? JSON.stringify(json, null, 2) : lines.join('\n');
  return { out: `${out}\n`, err: '', code };
}

function presentFailure(error: unknown, usage: string, isJson: boolean): Run {
  const { message, code, kind } = explain(error);
  if (isJson) return { out: `${JSON.stringify({ error: { message, kind } })}\n`, err: '', code };
  const hint = code === exitCodes.usage ? `\n${usage}` : '';
  return { out: '', err: `${message}${hint}\n`, code };
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

function describeCommand(command: Command, usage: string): string {
  return [command.summary, '', usage, ...(command.help ?? []), ''].join('\n');
}

function answerWithoutCommand(program: Program, name: string | undefined): Run {
  const isHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
  const list = Object.entries(program.commands).map(
    ([command, { summary }]) => `  ${command.padEnd(10)} ${summary}`,
  );
  const help = [
    `Usage: npm run ${program.name} -- <command> [--host <address>] [--json] [--help]`,
    '',
    ...list,
    '',
    'RELEASE_HOST is the host’s address (http://localhost:3000 when not set).',
    'RELEASE_TOKEN is a service token (swr_…) or a session’s. Without it RELEASE_EMAIL and RELEASE_PASSWORD sign in;',
    'RELEASE_CODE is the code of a second factor.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused, 4 not allowed, 5 rolled back, 6 held.',
    '',
  ].join('\n');
  if (isHelp) return { out: help, err: '', code: 0 };
  return { out: '', err: `There is no command ${name}.\n\n${help}`, code: exitCodes.usage };
}
