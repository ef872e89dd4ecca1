import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FaultHost } from '../drill/faults/fault-host';
import { freePort } from '../../api-host/src/testing/free-port';
import { measureCalls } from './overload/measure-calls';
import type { Measured } from './overload/measure-calls';
import { measureStreams } from './overload/measure-streams';

/** Clients at a time for the capacity: as many as the host works on at once, so that none is refused. */
const saturating = 100;

/** As many event streams as one host takes. */
const streams = Number(process.argv[3] ?? 5_000);

const describe = (name: string, { seconds, ...run }: Measured): string =>
  `${name}: ${(run.accepted / seconds).toFixed(0)} accepted calls a second, p50 ${run.p50.toFixed(0)} ms, ` +
  `p99 ${run.p99.toFixed(0)} ms; ${((100 * run.shed) / (run.accepted + run.shed)).toFixed(0)}% refused with 503, ` +
  `${run.otherErrors} other errors, ${run.acknowledged} writes acknowledged, ${run.lost} of them lost`;

/** What a host does with three times as many clients as it can serve, and with very many event streams. */
export async function benchOverload(): Promise<void> {
  // A model that never answers: its generation goes on for as long as the streams are measured.
  const model = createServer(() => {});
  const port = await freePort();
  await new Promise<void>((resolve) => model.listen(port, '127.0.0.1', resolve));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sitewright-bench-'));
  const host = await FaultHost.create({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    STREAMS_PER_MEMBER: '99999',
    STREAMS_PER_NETWORK: '99999',
    GENERATION_PROVIDER: 'openai-compatible',
    GENERATION_MODEL: 'silent',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_API_KEY: 'none',
  });
  try {
    await host.start();
    await measureCalls(host, saturating / 4);
    console.log(describe(`${saturating} clients`, await measureCalls(host, saturating)));
    console.log(describe(`${3 * saturating} clients`, await measureCalls(host, 3 * saturating)));
    const { open, megabytesPer1000, reachAllMs } = await measureStreams(host, streams);
    console.log(
      `${open} event streams: ${megabytesPer1000.toFixed(1)} MB per 1,000; an event reached all of them within ${reachAllMs.toFixed(0)} ms`,
    );
  } finally {
    await host.remove();
    model.closeAllConnections();
    model.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
