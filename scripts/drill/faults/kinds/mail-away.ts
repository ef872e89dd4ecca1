import { openMailServer } from '../../../../api-host/src/mail/testing/mail-server';
import { drillScene, withoutIt } from '../drill-scene';
import { fairWeather, openTcpProxy } from '../tcp-proxy';
import type { Weather } from '../tcp-proxy';
import { mailWork } from '../work/mail-work';
import { projectWork } from '../work/project-work';
import type { DrillSettings, FaultKind } from './kind';

/** Long enough for first tries and second ones to fail. */
const awayMs = 8_000;

async function runWithoutMail(fault: string, settings: DrillSettings, weather: Weather) {
  const server = await openMailServer();
  const proxy = await openTcpProxy({ host: '127.0.0.1', port: server.port });
  return drillScene(fault, settings, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` },
    works: ({ host, admin }) => [mailWork(admin, host.appUrl, server), projectWork(admin)],
    breakIt: ({ host }) =>
      withoutIt(
        host,
        awayMs,
        () => proxy.turn(weather),
        () => proxy.turn(fairWeather),
      ),
    remove: async () => {
      await proxy.close();
      await server.close();
    },
  });
}

const withoutMail = (name: string, summary: string, weather: Weather): FaultKind => ({
  name,
  summary,
  databases: ['pglite', 'postgres'],
  run: (settings) => runWithoutMail(summary, settings, weather),
});

/** A mail server that is down: mails are kept and arrive later. */
export const mailKinds: readonly FaultKind[] = [
  withoutMail('mail-cut', 'the mail server refuses connections', { kind: 'refuses' }),
  withoutMail('mail-hangs', 'the mail server answers nothing', { kind: 'hangs' }),
];
