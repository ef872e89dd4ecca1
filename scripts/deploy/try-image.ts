import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getGenerationTask, publishWebsite, startGeneration } from 'shared-kit/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { openHost } from '../release/host-client';
import { freePort } from '../../api-host/src/testing/free-port';
import { untilReady } from '../test/host-process';
import { runCaptured } from '../test/run-captured';
import type { RehearsedImage } from './rehearse-image';
import { inStage, nodeUser } from './stage-folder';

const admin = { email: 'admin@example.com', password: 'correct horse' };

/** Bounds the wait for one generated page. */
const generatedWithinMs = 60_000;

/** Starts an image as a container would be: its user, its code read-only, its own command. */
export async function tryImage(image: RehearsedImage, tell: (line: string) => void): Promise<void> {
  if (image.user !== 'node') throw new Error('The image runs as root');
  const [port, sitesPort, editorPort] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    ...image.environment,
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITES_PORT: String(sitesPort),
    EDITOR_PORT: String(editorPort),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const inImage = (command: readonly string[]) =>
    inStage({ ...image, command, user: 'node', readOnly: ['/app', '/etc', '/root'] });
  const [program = '', ...parameters] = inImage(image.command);
  const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  try {
    const appUrl = `http://localhost:${port}`;
    if (!(await untilReady(appUrl, () => child.exitCode === null))) throw new Error(output);
    tell(`ready as uid ${nodeUser}, /app read-only`);
    const health = inImage(image.healthcheck);
    const { code } = await runCaptured(health[0] ?? '', health.slice(1), '/', environment);
    if (code !== 0) throw new Error('HEALTHCHECK does not pass on a ready host');
    tell('HEALTHCHECK passes');
    const link = await makeWebsite(appUrl);
    const page = await fetch(link);
    if (!page.ok || !(await page.text()).includes('Clay'))
      throw new Error(`${link}: ${page.status}`);
    tell(`a website was generated, published and visited: ${link}`);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`${String(error)}\n${output.slice(-3000)}`, { cause: error });
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`SIGTERM ended the host with ${String(code)}`);
  tell('SIGTERM ends it with 0');
}

/** One site by the engine of the host, published; returns its link. */
async function makeWebsite(appUrl: string): Promise<string> {
  const host = openHost(appUrl, { token: undefined, ...admin });
  const prompt = 'A pottery studio called Clay & Kiln in Porto, with workshops and a contact form';
  const started = await host.call(startGeneration, { body: { prompt, type: 0 } });
  const params = { task_id: started.task_id };
  const end = Date.now() + generatedWithinMs;
  for (;;) {
    const task = await host.call(getGenerationTask, { params });
    if (task.status === 'done' && task.result) {
      const { html, css, js } = task.result;
      const body = { htmlcode: html, csscode: css, jscode: js, title: 'Clay & Kiln', prompt };
      return (await host.call(publishWebsite, { body })).link ?? '';
    }
    if (task.status === 'failed' || Date.now() > end)
      throw new Error(`Generation: ${task.message}`);
    await wait(200);
  }
}
