import { serveS3 } from '../../../../api-host/src/testing/s3-server';
import { drillScene, withoutIt } from '../drill-scene';
import { fairWeather, openTcpProxy } from '../tcp-proxy';
import type { Weather } from '../tcp-proxy';
import { projectWork } from '../work/project-work';
import { siteWork } from '../work/site-work';
import type { DrillSettings, FaultKind } from './kind';

const awayMs = 3_000;

async function runBehindProxy(fault: string, settings: DrillSettings, weather: Weather) {
  const store = await serveS3();
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = store.settings;
  const proxy = await openTcpProxy({ host: 'localhost', port: Number(new URL(endpoint).port) });
  return drillScene(fault, settings, {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    works: ({ host, admin }) => [
      siteWork(admin, host.sitesUrl),
      siteWork(admin, host.sitesUrl),
      projectWork(admin),
    ],
    breakIt: ({ host }) =>
      withoutIt(
        host,
        awayMs,
        () => proxy.turn(weather),
        () => proxy.turn(fairWeather),
      ),
    remove: async () => {
      await proxy.close();
      await store.close();
    },
  });
}

const behindProxy = (name: string, summary: string, weather: Weather): FaultKind => ({
  name,
  summary,
  databases: ['pglite', 'postgres'],
  run: (settings) => runBehindProxy(summary, settings, weather),
});

/** A bucket that refuses, is slow, or is cut in the middle of what is written. */
export const bucketKinds: readonly FaultKind[] = [
  behindProxy('bucket-refuses', 'the bucket refuses connections', { kind: 'refuses' }),
  behindProxy('bucket-slow', 'every answer of the bucket 300 ms late', {
    kind: 'passes',
    delayMs: 300,
  }),
  // Headers alone are longer, so of every file the end is missing.
  behindProxy('bucket-half', 'connections to the bucket cut in the middle of a file', {
    kind: 'cuts',
    afterBytes: 700,
  }),
];
