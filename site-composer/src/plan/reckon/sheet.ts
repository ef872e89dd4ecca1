import type { Units } from './units';

/** A figure of the calculation: one that is entered, or one the text gives. */
export interface Quantity {
  readonly label: string;
  /** What it is known by when a result or a formula names it. */
  readonly words: string;
  readonly value: number | null;
  readonly units: Units;
  /** From what is written to the unit itself. */
  readonly factor: number;
  readonly source: 'input' | 'given';
  /** A percentage is a share of something, or is added to it, or taken off. */
  readonly percent: 'share' | 'plus' | 'minus' | null;
  /** What it may be over, where that is counted elsewhere: the weight of a horse. */
  readonly of?: string;
  /** It counts only while this box is ticked. */
  readonly gate?: number;
  /** It is not charged from this sum on. */
  readonly freeFrom?: number;
  /** It counts only what is beyond so many. */
  readonly beyond?: number;
  /** One of several things a visitor chooses, each with its figure. */
  readonly choices?: readonly { readonly label: string; readonly value: number }[];
}

/** What is to come out. */
export interface Wanted {
  readonly label: string;
  readonly units: Units;
  readonly factor: number;
  readonly whole: boolean;
  readonly isPercent: boolean;
  /** How it follows, in words, where that was said. */
  readonly formula?: string;
}

export interface Sheet {
  readonly quantities: readonly Quantity[];
  readonly ticks: readonly string[];
  readonly wanted: readonly Wanted[];
  readonly minimum: number | null;
  /** Figures that are to come out of a test, where one was told. */
  readonly test: { readonly given: readonly number[]; readonly results: readonly number[] } | null;
}
