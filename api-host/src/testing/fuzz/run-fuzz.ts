import * as fc from 'fast-check';
import { requestTimeoutMs } from '../../plugins/broken-requests';
import { endpoints, requestsTo } from './endpoint-requests';
import { exchange } from './exchange';
import type { Outcome } from './exchange';
import { describeRequest, mustBeAnswered } from './fuzz-request';
import type { FuzzRequest } from './fuzz-request';
import { FuzzWorld } from './fuzz-world';
import type { FuzzedHost } from './fuzz-world';
import { pageRequests } from './page-requests';
import { wireRequest } from './wire-request';

/**
 * Maximum duration of a request: longer than the host waits for a request that announces more than
 * it sends, and generous, because machines are slow. It only detects hangs.
 */
const hungAfterMs = requestTimeoutMs + 30_000;

/** Number of requests by name and outcome: status class, or no response. */
export type Tally = Map<string, Map<string, number>>;

export interface FuzzOptions {
  readonly host: FuzzedHost;
  readonly seed: number;
  readonly requests: number;
  /** Called after every request. */
  readonly onRequest?: (sent: number) => void | Promise<void>;
}

export interface FuzzReport {
  readonly sent: number;
  readonly tally: Tally;
  /** The violations found, each with the smallest request that causes it and how to replay it. */
  readonly failures: readonly string[];
}

/** Stops after this many. */
const maxFailures = 12;

const anyRequest = (): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...endpoints.map((endpoint) => ({ weight: 2, arbitrary: requestsTo(endpoint) })),
    ...pageRequests.map((arbitrary) => ({ weight: 14, arbitrary })),
  );

/**
 * What is wrong with an outcome; null if nothing. 503 is valid: overloaded, or temporarily
 * unavailable.
 */
function faultIn(request: FuzzRequest, outcome: Outcome): string | null {
  if (outcome.kind === 'hung') return `no answer in ${hungAfterMs / 1000} s`;
  if (outcome.kind === 'closed') return mustBeAnswered(request) ? 'closed without an answer' : null;
  if (outcome.status === 503) return null;
  return outcome.status >= 500 ? `${outcome.status} ${outcome.body.slice(0, 300)}` : null;
}

const classOf = (outcome: Outcome): string =>
  outcome.kind === 'answered' ? `${Math.floor(outcome.status / 100)}xx` : outcome.kind;

function count(tally: Tally, { name }: FuzzRequest, outcome: Outcome): void {
  const row = tally.get(name) ?? new Map<string, number>();
  tally.set(name, row);
  row.set(classOf(outcome), (row.get(classOf(outcome)) ?? 0) + 1);
}

/** Sends invalid requests and reports how the host handled them. */
export async function runFuzz({
  host,
  seed,
  requests,
  onRequest,
}: FuzzOptions): Promise<FuzzReport> {
  const world = new FuzzWorld(host);
  await world.settle();
  const tally: Tally = new Map();
  const failures: string[] = [];
  let sent = 0;

  const property = fc.asyncProperty(anyRequest(), async (request) => {
    sent += 1;
    const outcome = await send(world, host, request, sent);
    count(tally, request, outcome);
    if (outcome.kind === 'answered') {
      if (outcome.status < 300) world.known.learn(request, outcome.body);
      const lost = world.lostActor(request, outcome.status);
      if (lost) await world.revive(lost);
    }
    await onRequest?.(sent);
    const fault = faultIn(request, outcome);
    if (fault !== null) throw new Error(fault);
  });

  let run = seed;
  const isDone = () => sent >= requests || failures.length >= maxFailures;
  while (!isDone()) {
    const details = await fc.check(property, { seed: run, numRuns: requests - sent });
    if (details.failed) failures.push(failureText(details));
    run += 1;
  }
  return { sent, tally, failures };
}

function failureText({
  seed,
  counterexample,
  counterexamplePath,
  errorInstance,
}: fc.RunDetails<[FuzzRequest]>) {
  const [request] = counterexample ?? [];
  const fault = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `${fault}\n  seed ${seed}, path ${counterexamplePath ?? '?'}\n  ${request ? describeRequest(request) : ''}`;
}

function send(
  world: FuzzWorld,
  host: FuzzedHost,
  request: FuzzRequest,
  number: number,
): Promise<Outcome> {
  const { caller, body, target, origin, headers } = request;
  const filled = {
    ...request,
    target: world.known.fill(target, caller),
    body: body === null ? null : world.known.fill(body, caller),
  };
  const own = {
    host: `localhost:${host.ports[origin]}`,
    // A host that answers early closes such a connection, and bytes arriving after that would lose
    // the response.
    connection: request.delivery === 'whole' ? 'close' : 'keep-alive',
    authorization: world.authorization(request),
    // A different network per request, since rate limits per network are not tested here.
    'x-forwarded-for': `10.${(number >> 16) & 127}.${(number >> 8) & 255}.${number & 255}`,
  };
  const replaced = new Set(headers.map(([name]) => name));
  const lines = Object.entries(own).flatMap(([name, value]) =>
    value === null || replaced.has(name) ? [] : [`${name}: ${value}`],
  );
  const isHead = request.method === 'HEAD';
  return exchange(host.ports[origin], wireRequest(filled, lines), {
    isHead,
    withinMs: hungAfterMs,
  });
}
