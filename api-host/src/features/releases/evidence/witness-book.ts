import type { BeaconEvent } from 'shared-kit/contract/releases';
import { placeOf, symptomPlaces, symptomsOf } from '../health/measured-symptoms';
import type { Weight, WitnessKind } from './evidence.tables';
import type { Testimony } from './testimony';
import type { Weights } from './weights';
import { nameOf, witnessKeyOf, witnessOf } from './witness-rows.repository';
import type { WitnessKey, WitnessRow, WitnessSums } from './witness-rows.repository';

type Run = Pick<Testimony, 'rollout' | 'arm'>;

interface Page {
  readonly key: WitnessKey;
  /** Page loads it has given before this batch. */
  readonly before: number;
  loads: number;
  harmed: number;
  errored: number;
  lost: number;
  readonly symptoms: number[];
  lastAt: Date;
}

/** The rows a testimony may be counted in: the network first, as it is asked first. */
export function witnessesOf(testimony: Testimony, weights: Weights): WitnessKey[] {
  const { rollout, arm, share, member, network } = testimony;
  const own = { rollout, arm, ...witnessOf(testimony) };
  if (testimony.ofAudience || member === null || weights.perMemberNetwork === null) return [own];
  const kind = 'member network' as const;
  return [{ rollout, arm, share, kind, witness: nameOf(rollout, network) }, own];
}

/** What the witnesses of a batch have given, and how much more each may. */
export class WitnessBook {
  readonly #pages = new Map<string, Page>();

  constructor(
    private readonly before: ReadonlyMap<string, number>,
    private readonly weights: Weights,
  ) {}

  /** Whose word a page load is for the verdict, counting it for its member and network. */
  weigh(testimony: Testimony): Weight {
    const { weights } = this;
    const { member, network } = testimony;
    if (member === null && weights.onlyNetworks?.has(network) === false) return 'none';
    if (testimony.ofAudience) {
      const who = member ?? network;
      return this.#take(testimony, 'audience', who, weights.perAudience) ? 'audience' : 'none';
    }
    if (member === null) {
      return this.#take(testimony, 'network', network, weights.perNetwork) ? 'anonymous' : 'none';
    }
    const most = weights.perMemberNetwork;
    // The network first: a member who may say no more has not used anything up that matters to others much.
    if (most !== null && !this.#take(testimony, 'member network', network, most)) return 'none';
    if (this.#take(testimony, 'member', member, weights.perMember)) return 'member';
    if (most !== null)
      this.#page(keyOf(testimony, 'member network', network), testimony.at).loads -= 1;
    return 'none';
  }

  /** Notes against whom it counts that a page load was harmed or had something wrong. */
  noteHarm(run: Run, witness: WitnessRow, event: BeaconEvent, at: Date): void {
    const symptoms = symptomsOf(event);
    const column = harmColumn(event);
    if (symptoms.length === 0 && column === null) return;
    const page = this.#page({ ...run, ...witness }, at);
    if (column !== null) page[column] += 1;
    for (const symptom of symptoms) {
      const place = placeOf(symptom);
      page.symptoms[place] = (page.symptoms[place] ?? 0) + 1;
    }
  }

  /** Notes that a page load was found again that had been lost. */
  noteFound(run: Run, witness: WitnessRow, at: Date): void {
    this.#page({ ...run, ...witness }, at).lost -= 1;
  }

  /** What is to be added to what is written. */
  sums(): WitnessSums[] {
    const isChanged = ({ loads, harmed, errored, lost, symptoms }: Page): boolean =>
      loads !== 0 || harmed !== 0 || errored !== 0 || lost !== 0 || symptoms.some((n) => n !== 0);
    return [...this.#pages.values()]
      .filter(isChanged)
      .map(({ key, loads, harmed, errored, lost, symptoms, lastAt }) => ({
        ...key,
        loads,
        harmed,
        errored,
        lost,
        symptoms,
        lastAt,
      }));
  }

  #take(testimony: Testimony, kind: WitnessKind, who: string, most: number): boolean {
    const page = this.#page(keyOf(testimony, kind, who), testimony.at);
    if (page.before + page.loads >= most) return false;
    page.loads += 1;
    return true;
  }

  #page(key: WitnessKey, at: Date): Page {
    const name = witnessKeyOf(key);
    const known = this.#pages.get(name);
    if (known) {
      known.lastAt = at;
      return known;
    }
    const symptoms = Array.from({ length: symptomPlaces }, () => 0);
    const before = this.before.get(name) ?? 0;
    const page = { key, before, loads: 0, harmed: 0, errored: 0, lost: 0, symptoms, lastAt: at };
    this.#pages.set(name, page);
    return page;
  }
}

const keyOf = ({ rollout, arm, share }: Testimony, kind: WitnessKind, who: string): WitnessKey => ({
  rollout,
  arm,
  share,
  kind,
  witness: nameOf(rollout, who),
});

function harmColumn({ kind }: BeaconEvent): 'harmed' | 'errored' | null {
  if (kind === 'error') return 'errored';
  return kind === 'failed' || kind === 'crash' ? 'harmed' : null;
}
