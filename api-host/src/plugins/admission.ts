import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailure } from '../errors';

/** How a request stands when there is too much to do. */
export type Importance =
  /** Whoever watches the host must see it most of all now; long answers have bounds of their own. */
  | 'always'
  /** The page and signing out: cheap, and what a person needs in order to see what is wrong. */
  | 'first'
  | 'usual';

/** Requests of importance `first` find so much more room, and time, than all others. */
const firstFactor = 2;

/**
 * How far behind the host may be before it refuses. Where the database is embedded its work is done in between, and
 * requests wait unread: the number of those under way says nothing then, the time since the last turn does.
 */
const mostLagMs = 1_000;

const beatMs = 50;

/** Turns that must all be late: one alone is a busy machine, several are more work than the host can do. */
const lateTurns = 3;

/** How many milliseconds the event loop has been behind, in each of its last turns at least. */
export function watchLag(): () => number {
  let beat = performance.now();
  let before: number[] = Array.from({ length: lateTurns }, () => 0);
  const late = (): number => Math.max(0, performance.now() - beat - beatMs);
  setInterval(() => {
    before = [late(), ...before].slice(0, lateTurns);
    beat = performance.now();
  }, beatMs).unref();
  return () => {
    const [last = 0, ...others] = before;
    return Math.min(Math.max(late(), last), ...others);
  };
}

/** Seconds a refused client is asked to wait, in turn: all at once they would only be refused again. */
const waits = [2, 3, 4, 5] as const;

/** 503 for one request more than the host can answer in good time. */
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
 * Bounds the requests an origin works on at a time, and how long they wait for it. What is beyond is refused at once, before anything is read
 * or looked up: a queue would make everybody wait longer than their browser does.
 */
export class Admission {
  #underWay = 0;
  #refused = 0;

  constructor(
    private readonly limit: number,
    private readonly lag: () => number,
  ) {}

  /** Takes a place and answers how to leave it; throws `Overloaded` where there is none. */
  enter(importance: Importance): () => void {
    if (importance === 'always') return () => {};
    const factor = importance === 'first' ? firstFactor : 1;
    if (this.#underWay >= this.limit * factor || this.lag() > mostLagMs * factor) {
      this.#refused += 1;
      throw new Overloaded(waits[this.#refused % waits.length] ?? waits[0]);
    }
    this.#underWay += 1;
    let isInside = true;
    return () => {
      if (isInside) this.#underWay -= 1;
      isInside = false;
    };
  }
}

/** Register before the guard: who is refused here costs no look into the database. */
export function admitRequests(
  app: FastifyInstance,
  limit: number,
  importanceOf: (request: FastifyRequest) => Importance,
  lag: () => number = watchLag(),
): void {
  const admission = new Admission(limit, lag);
  app.addHook('onRequest', (request, reply, done) => {
    try {
      const leave = admission.enter(importanceOf(request));
      // Also where the client has gone before it was answered.
      reply.raw.once('close', leave);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}
