import type { FastifyRequest } from 'fastify';
import { browserSubject, leftShellCookie, subjectCookie } from 'shared-kit/contract/rollout';
import { visitorSession } from '../../plugins/visitor-cookie';
import type { RandomBytes } from '../../randomness';
import type { FindCaller } from '../accounts/kept-callers';
import type { Database } from '../../database/schema';
import { grantAudience } from '../releases/audience/grant-audience';
import type { PageVisitor } from '../releases/audience/grant-audience';
import type { ReportTally } from '../releases/health/page-count';
import type { PageLoads } from '../releases/page-loads/page-loads';
import type { ReleasePublication } from '../releases/record/release-feed';
import { drawShell } from './drawn-shell';
import type { DrawnShell, FindShell } from './drawn-shell';
import type { PageParts } from './shell-page';

/** Who asks for a page, and what their browser has noted. */
export interface NotedVisitor extends PageVisitor {
  /** Whom its shell has noted to draw for. */
  readonly noted: string | null;
  /** The candidate of the shell it is to be spared. */
  readonly left: string | null;
}

/** What of a visitor the request tells. */
export function visitorOf(request: FastifyRequest): NotedVisitor {
  const { cookie } = request.headers;
  return {
    noted: readSubject(cookie),
    left: readCookie(cookie, leftShellCookie),
    address: request.ip,
    session: visitorSession(request),
  };
}

function readCookie(cookies: string | undefined, name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies ?? '')?.[1] ?? null;
}

/** Whom this browser draws for, as its shell has noted; anything else counts as not said. */
function readSubject(cookies: string | undefined): string | null {
  const value = readCookie(cookies, subjectCookie) ?? '';
  return /^(member|browser)%3A([\w-]{1,64})$/i.test(value) ? decodeURIComponent(value) : null;
}

interface VisitDeps {
  readonly db: Database;
  readonly pageLoads: PageLoads;
  readonly tally: Pick<ReportTally, 'page'>;
  readonly random: RandomBytes;
  readonly findSession: FindCaller;
}

/**
 * Draws the shell for a page load and names it; a browser that has not said whom it draws for is given an id.
 *
 * @param own the shell on this host's disk, for a record that names none which can be found
 */
export async function handOut(
  deps: VisitDeps,
  { record, audiences }: ReleasePublication,
  { noted, left, ...visitor }: NotedVisitor,
  { find, own }: { readonly find: FindShell; readonly own: () => Promise<DrawnShell> },
): Promise<Pick<PageParts, 'subject' | 'pageLoad' | 'shell'>> {
  const { pageLoads, tally, random } = deps;
  const browser = random(12).toString('hex');
  const subject = noted ?? browserSubject(browser);
  const audience = await grantAudience(deps, audiences, visitor);
  const shell = (await drawShell({ record, subject, audience, left }, find)) ?? (await own());
  const { run } = shell;
  // At once: where the database is silent, both have waited for it.
  const [load] = await Promise.all([
    pageLoads.handOut({ serial: record.serial, subject, audience, shell: run }),
    tally.page(),
  ]);
  const pageLoad = {
    load,
    ...(noted === null ? { browser } : {}),
    ...(audience ? { audience } : {}),
    ...(run ? { shell: run } : {}),
  };
  return { subject, pageLoad, shell };
}
