import { isBegin, type LabelSet } from '../src/spans/label-set';

interface Counts {
  right: number;
  found: number;
  due: number;
}

/** Spans of a chain as `label:from-to`. */
function spansOf(states: ArrayLike<number>, { labelOf }: LabelSet<string>): Set<string> {
  const spans = new Set<string>();
  let [open, from]: [string | null, number] = [null, 0];
  for (let at = 0; at <= states.length; at += 1) {
    const state = states[at] ?? 0;
    const label = labelOf(state);
    if (label === open && !isBegin(state)) continue;
    if (open !== null) spans.add(`${open}:${from}-${at}`);
    [open, from] = [label, at];
  }
  return spans;
}

export class SpanScore {
  private readonly counts = new Map<string, Counts>();

  constructor(private readonly labels: LabelSet<string>) {}

  add(found: ArrayLike<number>, gold: ArrayLike<number>): void {
    const [one, other] = [spansOf(found, this.labels), spansOf(gold, this.labels)];
    for (const span of one) this.of(span).found += 1;
    for (const span of other) {
      this.of(span).due += 1;
      if (one.has(span)) this.of(span).right += 1;
    }
  }

  private of(span: string): Counts {
    const label = span.slice(0, span.indexOf(':'));
    const counts = this.counts.get(label) ?? { right: 0, found: 0, due: 0 };
    this.counts.set(label, counts);
    return counts;
  }

  /** Exact spans: the harmonic mean of how many found ones are right and how many due ones are found, in per cent. */
  lines(): string[] {
    const all = { right: 0, found: 0, due: 0 };
    for (const counts of this.counts.values())
      for (const key of ['right', 'found', 'due'] as const) all[key] += counts[key];
    const line = (name: string, { right, found, due }: Counts): string =>
      `${name} ${due} ${((200 * right) / (found + due || 1)).toFixed(0)}`;
    return [
      line('all', all),
      ...this.labels.labels.flatMap((label) => {
        const counts = this.counts.get(label);
        return counts ? [line(label, counts)] : [];
      }),
    ];
  }
}
