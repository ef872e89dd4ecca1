import { setTimeout as wait } from 'node:timers/promises';

/** What a client met, over all of its requests. */
export interface ClientCounts {
  requests: number;
  /** Asked once more: no answer, or a 502 of nginx, whose host went while it was asked. */
  repeated: number;
  /** Waited as Retry-After said. */
  waited: number;
  /** Still refused or unanswered then. */
  failed: number;
  readonly failures: string[];
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface PatientClient {
  readonly counts: ClientCounts;
  /** Answers of 500 and above, and none at all, count as failures. */
  readonly ask: (url: string, init?: RequestInit) => Promise<Answer>;
}

/** Longest Retry-After that is followed, in seconds. */
const longestWait = 30;
const keptFailures = 20;

/** A client as browsers and well-made programs are: one retry where a connection failed, and it waits when told to. */
export function patientClient(): PatientClient {
  const counts: ClientCounts = { requests: 0, repeated: 0, waited: 0, failed: 0, failures: [] };
  const once = async (url: string, init: RequestInit) => {
    try {
      const answer = await fetch(url, { ...init, redirect: 'follow' });
      const after = answer.headers.get('retry-after');
      return { status: answer.status, body: await answer.text(), after };
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      const reason = cause instanceof Error ? cause.message : String(error);
      return { status: 0, body: reason, after: null };
    }
  };
  return {
    counts,
    async ask(url, init = {}) {
      counts.requests += 1;
      let answer = await once(url, init);
      if (answer.status === 0 || answer.status === 502) {
        counts.repeated += 1;
        answer = await once(url, init);
      }
      if ((answer.status === 503 || answer.status === 429) && answer.after !== null) {
        counts.waited += 1;
        await wait(Math.min(Number(answer.after) || 1, longestWait) * 1000);
        answer = await once(url, init);
      }
      if (answer.status === 0 || answer.status >= 500) {
        counts.failed += 1;
        const what = `${init.method ?? 'GET'} ${url}: ${answer.status} ${answer.body.slice(0, 160)}`;
        if (counts.failures.length < keptFailures) counts.failures.push(what);
      }
      return { status: answer.status, body: answer.body };
    },
  };
}
