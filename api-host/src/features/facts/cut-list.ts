import type { Range } from 'site-document/edit';

/** Stretches of a source that are cut, joined and in order, so that each question takes log n. */
export class CutList {
  readonly ranges: readonly Range[];

  constructor(cuts: readonly Range[]) {
    const joined: { start: number; end: number }[] = [];
    for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
      const last = joined.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else joined.push({ start, end });
    }
    this.ranges = joined;
  }

  /** Whether one cut takes all of it. */
  covers({ start, end }: Range): boolean {
    const cut = this.ranges[this.#firstEndingAfter(start)];
    return cut !== undefined && cut.start <= start && cut.end >= end;
  }

  /** Whether any cut takes something of it. */
  meets({ start, end }: Range): boolean {
    const cut = this.ranges[this.#firstEndingAfter(start)];
    return cut !== undefined && cut.start < end;
  }

  /** What the cuts leave of it. */
  restOf({ start, end }: Range): Range[] {
    const rest: Range[] = [];
    let at = start;
    for (let index = this.#firstEndingAfter(start); index < this.ranges.length; index += 1) {
      const cut = this.ranges[index];
      if (!cut || cut.start >= end) break;
      if (cut.start > at) rest.push({ start: at, end: cut.start });
      at = cut.end;
    }
    if (at < end) rest.push({ start: at, end });
    return rest;
  }

  #firstEndingAfter(offset: number): number {
    let low = 0;
    let high = this.ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
