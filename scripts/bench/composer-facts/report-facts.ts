import type { JudgedFact } from './judge-facts';
import type { PlainToken } from './plain-tokens';

interface Row {
  count: number;
  shown: number;
  repeated: number;
  partners: number;
  beside: number;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

const column = (words: string, width: number): string => words.padStart(width);

/** Facts by what they are; `all` stands last. */
export class FactTable {
  private readonly rows = new Map<string, Row>();

  constructor(private readonly listed: ReadonlySet<string>) {}

  add(file: string, judged: readonly JudgedFact[]): void {
    for (const { fact, isShown, isRepeated, partners } of judged) {
      const apart = partners.filter(({ isBeside }) => !isBeside);
      for (const row of [this.row(fact.label), this.row('all')]) {
        row.count += 1;
        row.shown += Number(isShown);
        row.repeated += Number(isRepeated);
        row.partners += partners.length;
        row.beside += partners.length - apart.length;
      }
      if (!this.listed.has(fact.label)) continue;
      if (!isShown) console.log(`${file} ${fact.label} lost: ${fact.text}`);
      for (const { text } of apart)
        console.log(`${file} ${fact.label} apart: ${fact.text} | ${text}`);
    }
  }

  lines(): string {
    if (this.rows.size === 0) return '';
    const all = this.row('all');
    this.rows.delete('all');
    const rows = [...this.rows].toSorted(([, one], [, other]) => other.count - one.count);
    return [
      `${'fact'.padEnd(9)}${['given', 'shown', 'over twice', 'beside'].map((head) => column(head, 12)).join('')}`,
      ...[...rows, ['all', all] as const].map(
        ([label, { count, shown, repeated, partners, beside }]) =>
          label.padEnd(9) +
          [String(count), share(shown, count), share(repeated, shown), share(beside, partners)]
            .map((words) => column(words, 12))
            .join(''),
      ),
    ].join('\n');
  }

  private row(label: string): Row {
    const row = this.rows.get(label) ?? { count: 0, shown: 0, repeated: 0, partners: 0, beside: 0 };
    this.rows.set(label, row);
    return row;
  }
}

/** Tokens that are facts on their face. */
export class TokenTable {
  private readonly rows = new Map<string, { count: number; shown: number }>();

  constructor(private readonly listed: ReadonlySet<string>) {}

  add(file: string, tokens: readonly PlainToken[]): void {
    for (const { kind, text, isShown } of tokens) {
      const row = this.rows.get(kind) ?? { count: 0, shown: 0 };
      this.rows.set(kind, { count: row.count + 1, shown: row.shown + Number(isShown) });
      if (!isShown && this.listed.has(kind)) console.log(`${file} ${kind} lost: ${text}`);
    }
  }

  lines(): string {
    return [...this.rows]
      .map(
        ([kind, { count, shown }]) =>
          kind.padEnd(9) + column(String(count), 12) + column(share(shown, count), 12),
      )
      .join('\n');
  }
}
