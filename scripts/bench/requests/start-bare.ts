import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A bare Fastify route in a process of its own that answers this JSON. */
export async function startBare(
  json: string,
): Promise<{ readonly url: URL; readonly stop: () => Promise<void> }> {
  const program = fileURLToPath(
    new URL('../../../api-host/src/testing/bench/bare-route.mjs', import.meta.url),
  );
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(json);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: new URL(`http://127.0.0.1:${line.toString().trim()}/`),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
