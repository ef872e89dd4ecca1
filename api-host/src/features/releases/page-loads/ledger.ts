import type { BeaconEvent } from 'shared-kit/contract/releases';
import { ledgerKeyOf } from './load-ledger.repository';
import type { LedgerEntry, Weighed, WrittenEntry } from './load-ledger.repository';
import { loadLifetimeMs } from './page-loads';
import type { PageLoad } from './page-loads';
import { bitOf, fits, outcome, runOf, saidBits } from './said';

/** How an event counted. */
export interface Noted extends Weighed {
  /** It was given up for lost and is not: what was counted has to be taken back. */
  readonly wasLost: boolean;
}

/** What the page loads of a batch have said before, and say now. */
export class Ledger {
  readonly #changed = new Map<string, WrittenEntry>();

  constructor(private readonly known: ReadonlyMap<string, LedgerEntry>) {}

  /**
   * Notes an event of a page load; null when it counts nowhere: an outcome said before, what cannot follow on what was said,
   * or something said twice. `weigh` is asked once per page load and remote.
   */
  note(load: PageLoad, event: BeaconEvent, at: Date, weigh: () => Weighed): Noted | null {
    const key = ledgerKeyOf({ load: load.id, remote: event.remote });
    const known = this.#changed.get(key) ?? this.known.get(key);
    if (!fits(event, known)) return null;
    if (known) return this.#add(key, known, event);
    const weighed = weigh();
    this.#changed.set(key, {
      load: load.id,
      remote: event.remote,
      run: runOf(event),
      said: bitOf(event),
      ...weighed,
      expiresAt: new Date(load.at + loadLifetimeMs),
      startedAt: event.kind === 'started' ? at : null,
    });
    return { ...weighed, wasLost: false };
  }

  /** What is to be written. */
  changed(): WrittenEntry[] {
    return [...this.#changed.values()];
  }

  #add(key: string, known: LedgerEntry | WrittenEntry, event: BeaconEvent): Noted {
    // What arrives after all, is one page load again and not a lost one beside it.
    const isOutcome = (bitOf(event) & (outcome | saidBits.left)) !== 0;
    const wasLost = isOutcome && (known.said & saidBits.lost) !== 0;
    const said = (wasLost ? known.said & ~saidBits.lost : known.said) | bitOf(event);
    // Of one that is there already, only what it has said is written.
    const times = { expiresAt: new Date(0), startedAt: null };
    this.#changed.set(key, { ...times, ...known, said });
    const { weight, witness } = known;
    return { weight, witness, wasLost };
  }
}
