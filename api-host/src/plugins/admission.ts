import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailure } from '../errors';
import { watchLag } from './event-loop-lag';

/** Priority of a request under overload. */
export type Importance =
  /** Never refused: monitoring has to work under overload, and streams have limits of their own. */
  | 'always'
  /** Cheap requests that a person needs in order to see what is wrong: the page, its files, signing out. */
  | 'first'
  /**
   * Refused like the usual ones and not counted: it waits to be written in a batch, in a queue with
   * a separate limit.
   */
  | 'gathered'
  | 'usual';

/** Factor by which limits are higher for requests of importance `first`. */
const firstFactor = 2;

/**
 * Event loop delay in milliseconds beyond which requests are refused. While something computes on
 * the event loop requests wait unread, so that the number of running requests says nothing; the
 * delay does.
 */
const maxLagMs = 1_000;

/** Values of Retry-After in seconds, used in turn so that refused clients do not return all at once. */
const waits = [2, 3, 4, 5] as const;

/** 503: more requests than the host can answer in time. */
export class Overloaded extends RequestFailure {
  constructor(retryAfterSeconds: number) {
    super(
      503,
      'UNAVAILABLE',
      'There is too much to do at the moment. Nothing was changed; please try again in a few seconds.',
      { headers: { 'retry-after': String(retryAfterSeconds) } },
    );
  }
}

/**
 * Limits the requests an origin works on at a time. Requests beyond the limit are refused at once, before anything is
 * read or looked up: a queue would make everybody wait longer than their browser does.
 */
export class Admission {
  #underWay = 0;
  #refused = 0;

  constructor(
    private readonly limit: number,
    private readonly lag: () => number,
  ) {}

  /** Acquires a slot and returns the function that releases it; throws `Overloaded` when none is free. */
  enter(importance: Importance): () => void {
    if (importance === 'always') return () => {};
    const factor = importance === 'first' ? firstFactor : 1;
    if (this.#underWay >= this.limit * factor || this.lag() > maxLagMs * factor) {
      this.#refused += 1;
      throw new Overloaded(waits[this.#refused % waits.length] ?? waits[0]);
    }
    if (importance === 'gathered') return () => {};
    this.#underWay += 1;
    let isInside = true;
    return () => {
      if (isInside) this.#underWay -= 1;
      isInside = false;
    };
  }
}

interface AdmissionOptions {
  readonly lag?: () => number;
  /**
   * How long a refusal is delayed, in milliseconds. A client that retries immediately then costs
   * one refusal a second; without the delay it would retry a hundred times as often and leave the
   * host little time for accepted requests.
   */
  readonly keepBackMs?: number;
  /** Concurrent delayed refusals, each with its connection. Further ones are sent at once. */
  readonly mostKeptBack?: number;
}

/** Calls back after `keepBackMs`, or at once while `mostKeptBack` wait. */
function delayRefusals(keepBackMs: number, mostKeptBack: number): (refuse: () => void) => void {
  let keptBack = 0;
  return (refuse) => {
    if (keptBack >= mostKeptBack) {
      refuse();
      return;
    }
    keptBack += 1;
    setTimeout(() => {
      keptBack -= 1;
      refuse();
    }, keepBackMs);
  };
}

/** Register before the access guard, so that a refused request costs no query. */
export function admitRequests(
  app: FastifyInstance,
  limit: number,
  importanceOf: (request: FastifyRequest) => Importance,
  { lag = watchLag(), keepBackMs = 1_000, mostKeptBack = 2_000 }: AdmissionOptions = {},
): void {
  const admission = new Admission(limit, lag);
  const delayRefusal = delayRefusals(keepBackMs, mostKeptBack);
  const leaving = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', (request, reply, done) => {
    try {
      const leave = admission.enter(importanceOf(request));
      leaving.set(request, leave);
      // The client disconnected before the answer.
      reply.raw.once('close', leave);
      done();
    } catch (error) {
      delayRefusal(() => done(error as Error));
    }
  });
  // The work is done. Sending depends on the client: who reads nothing must not hold a place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leaving.get(request)?.();
    done(null, payload);
  });
}
