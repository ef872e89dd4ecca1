import { reportHealth } from 'shared-kit/contract/releases';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { inlinedPageLoadId, subjectCookie } from 'shared-kit/contract/rollout';
import type { HandedOutLoad } from 'shared-kit/contract/rollout';
import type { TestApp } from '../../../testing/test-app';

/** Who visits: nobody signed in, on this machine, unless told otherwise. */
export interface Visitor {
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  /** Whom the browser draws for, as its cookie says; none: it was never here. */
  readonly subject?: string;
}

/** Opens the shell's page as a browser does, and answers how the host has named the page load. */
export async function openPage(
  { app }: Pick<TestApp, 'app'>,
  { address = '127.0.0.1', subject }: Visitor = {},
): Promise<HandedOutLoad> {
  const cookie =
    subject === undefined ? {} : { cookie: `${subjectCookie}=${encodeURIComponent(subject)}` };
  const answer = await app.inject({ url: '/', headers: cookie, remoteAddress: address });
  const found = new RegExp(`id="${inlinedPageLoadId}">(.*?)</script>`).exec(answer.body)?.[1];
  if (found === undefined) throw new Error(`The page names no page load: ${answer.body}`);
  return JSON.parse(found) as HandedOutLoad;
}

/** Sends a report and answers how much of it counted; throws for anything but 200. */
export async function report(
  { app }: Pick<TestApp, 'app'>,
  load: string | undefined,
  events: readonly BeaconEvent[],
  { headers = {}, address = '127.0.0.1' }: Visitor = {},
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: reportHealth.path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ ...(load === undefined ? {} : { load }), events }),
    remoteAddress: address,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ counted: number }>().counted;
}
