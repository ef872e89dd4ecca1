import { readEnv } from './env';
import type { Env } from './env';
import { startHost } from './host';
import type { RunningHost } from './host';
import { readableLog } from './plugins/readable-log';
import { gatheredLog } from './plugins/request-log';
import { StartFailure } from './start-failure';

/** How long running requests may take after a signal before the process exits anyway. */
const closeWithinMs = 10_000;

async function main(): Promise<void> {
  const env = readEnv();
  const starting = startHost(env, {
    log: {
      level: env.logLevel,
      // Readable on a terminal, JSON otherwise.
      stream: process.stdout.isTTY ? readableLog(process.stdout) : gatheredLog(),
    },
    onWait: () => console.log('Waiting for the last holder of the data folder …'),
  });
  // Registered during startup, so that an interrupted start releases the data folder too.
  closeOnSignal(starting);
  report(env, await starting);
}

function report(env: Env, { engine, admin, generator }: RunningHost): void {
  const database = engine === 'embedded' ? `embedded, in ${env.dataDir}` : 'PostgreSQL';
  console.log(
    [
      '',
      `  App        ${env.publicUrl}`,
      `  Sites      ${env.sitesUrl}`,
      `  Editor     ${env.editorUrl}`,
      `  API docs   ${env.publicUrl}/api/docs`,
      `  Database   ${database}`,
      `  Generator  ${generator}`,
      ...(admin === null ? [] : reportAdmin(admin)),
      '',
    ].join('\n'),
  );
}

function reportAdmin(admin: NonNullable<RunningHost['admin']>): string[] {
  const password = admin.generatedPassword ?? 'as given in ADMIN_PASSWORD';
  return ['', `  Admin      ${admin.email}`, `  Password   ${password}`].concat(
    admin.generatedPassword === null ? [] : ['             (shown this once)'],
  );
}

/** The first signal closes gracefully; a second one exits at once. */
function closeOnSignal(starting: Promise<RunningHost>): void {
  let closing = false;
  const end = (code: number) => process.exit(code);
  const onSignal = () => {
    if (closing) end(130);
    closing = true;
    setTimeout(() => end(1), closeWithinMs).unref();
    starting.then((host) => host.close()).then(() => end(0), failed);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function failed(error: unknown): never {
  if (error instanceof StartFailure) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

main().catch(failed);
