import { rateLimited, unavailable } from '../errors';
import { inWords } from './quotas';
import type { Quotas } from './quotas';

/** An estimate of when a stream will have ended; until then the task can be polled. */
const retryAfterSeconds = 15;

/** The owner of the stream's task, and the network it is read from. */
interface Reader {
  readonly member: string;
  readonly network: string;
}

/** Limits event streams on this host: each uses memory and polls the database every second. */
export class StreamPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(
    private readonly quotas: Pick<
      Quotas,
      'streamsPerMember' | 'streamsPerNetwork' | 'streamsPerHost'
    >,
  ) {}

  /**
   * Takes a place until `over` aborts; throws 429 when the reader has none left, 503 when the host
   * has none.
   */
  take({ member, network }: Reader, over: AbortSignal): void {
    if (over.aborted) return;
    const { streamsPerMember, streamsPerNetwork, streamsPerHost } = this.quotas;
    if (this.#all >= streamsPerHost) throw allTaken();
    const keys = [`member ${member}`, `network ${network}`] as const;
    if (this.#count(keys[0]) >= streamsPerMember) throw tooMany('An account', streamsPerMember);
    if (this.#count(keys[1]) >= streamsPerNetwork) throw tooMany('A network', streamsPerNetwork);
    for (const key of keys) this.#taken.set(key, this.#count(key) + 1);
    this.#all += 1;
    const release = () => {
      for (const key of keys) this.#release(key);
      this.#all -= 1;
    };
    over.addEventListener('abort', release, { once: true });
  }

  #count(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #release(key: string): void {
    const rest = this.#count(key) - 1;
    if (rest > 0) this.#taken.set(key, rest);
    else this.#taken.delete(key);
  }
}

/** The browser then polls every few seconds instead. */
const allTaken = () =>
  unavailable(
    'Too many generations are followed live at the moment. This one goes on and can be asked about.',
    retryAfterSeconds,
  );

const tooMany = (whose: string, limit: number) =>
  rateLimited(
    `${whose} may follow generations in ${inWords(limit, 'place')} at a time, and does already. Close a tab that follows one, then try again.`,
    retryAfterSeconds,
  );
