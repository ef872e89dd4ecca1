import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { readEnv } from '../../api-host/src/env';
import type { Env } from '../../api-host/src/env';
import { BackupFailure } from '../../api-host/src/backup/backup-failure';
import { StartFailure } from '../../api-host/src/start-failure';
import { exitCodes, UsageError } from '../release/command';
import type { Outcome, Values } from '../release/command';
import type { Run } from '../release/run-program';

/** A command that works on what the environment names, without signing in anywhere. */
export interface OperatorCommand {
  readonly usage: string;
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly run: (invocation: OperatorInvocation) => Promise<Outcome>;
}

export interface OperatorInvocation {
  readonly positionals: readonly string[];
  readonly values: Values;
  readonly env: Env;
  /** For programs that are started. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/** Carries out one command line. Everything that can be foreseen to fail is one line on the second stream. */
export async function runOperator(
  command: OperatorCommand,
  parameters: readonly string[],
  around: { readonly readEnv: () => Env } & Pick<OperatorInvocation, 'environment' | 'now'>,
): Promise<Run> {
  const usage = `Usage: ${command.usage}`;
  try {
    const options = {
      ...command.options,
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options,
      allowPositionals: true,
    });
    if (values.help === true) {
      return { out: `${[usage, '', ...command.help].join('\n')}\n`, err: '', code: 0 };
    }
    const { lines, json } = await command.run({
      positionals,
      values,
      env: around.readEnv(),
      environment: around.environment,
      now: around.now,
    });
    const out = values.json === true ? JSON.stringify(json, null, 2) : lines.join('\n');
    return { out: `${out}\n`, err: '', code: exitCodes.done };
  } catch (error) {
    return failed(error, usage);
  }
}

function failed(error: unknown, usage: string): Run {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BackupFailure || error instanceof StartFailure) {
    return { out: '', err: `${message}\n`, code: exitCodes.refused };
  }
  const isParsing =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof UsageError || isParsing) {
    return { out: '', err: `${message}\n${usage}\n`, code: exitCodes.usage };
  }
  return { out: '', err: `${message}\n`, code: exitCodes.failed };
}

/** What ends a command from outside, by the numbers a shell adds to 128. */
const endingSignals = { SIGINT: 2, SIGTERM: 15 } as const;

/** Runs the command line of this process; what it writes is for its own user alone. */
export async function answerOperator(command: OperatorCommand): Promise<void> {
  process.umask(0o077);
  // An end by a signal is an end all the same: what was begun is removed at it.
  for (const [signal, number] of Object.entries(endingSignals))
    process.once(signal, () => process.exit(128 + number));
  const around = { readEnv, environment: process.env, now: new Date() };
  const { out, err, code } = await runOperator(command, process.argv.slice(2), around);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
