import { RawConnection } from './raw-connection';
import type { Answered } from './raw-connection';

interface Load {
  /** The address all requests go to. */
  readonly url: URL;
  /** The bytes of the next request. */
  readonly next: () => Buffer;
  readonly seconds: number;
  readonly connections: number;
  /** Requests begun a second, whatever the answers take; without it each connection asks as soon as it is answered. */
  readonly rate?: number;
  /** Which answers count; others end the bench. */
  readonly expected?: number;
}

export interface Answers {
  readonly perSecond: number;
  /** Milliseconds since the request was due. */
  readonly p50: number;
  readonly p99: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Asks one thing once. */
export async function askOnce(url: URL, request: Buffer): Promise<Answered> {
  const connection = await RawConnection.open(url);
  try {
    return await connection.ask(request);
  } finally {
    connection.close();
  }
}

/** Lets so many connections ask for so long. */
export async function applyLoad(load: Load): Promise<Answers> {
  const { url, connections, seconds, rate } = load;
  const open = await Promise.all(
    Array.from({ length: connections }, () => RawConnection.open(url)),
  );
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let number = 0;

  /** When the next request is due; with a rate a late answer makes the next one late, and that counts. */
  const nextDue = (): number => {
    const due = rate === undefined ? performance.now() : begun + (number * 1_000) / rate;
    number += 1;
    return due;
  };
  const client = async (first: RawConnection): Promise<void> => {
    let connection = first;
    for (let due = nextDue(); due < end; due = nextDue()) {
      const early = due - performance.now();
      if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
      const { status, body, isLast } = await connection.ask(load.next());
      if (status !== (load.expected ?? 200)) {
        throw new Error(`${url.href} answered ${status}: ${body.toString().slice(0, 300)}`);
      }
      times.push(performance.now() - due);
      if (!isLast) continue;
      connection.close();
      connection = await RawConnection.open(url);
    }
    connection.close();
  };
  await Promise.all(open.map(client));
  const took = (performance.now() - begun) / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}
