import type { Outcome } from '../outcome';
import type { RefineOptions } from '../refine-types';
import type { Site } from '../site';
import type { Signed } from './tokens';

/** What is known while the clauses of an instruction are carried out one after the other. */
export interface FrameContext {
  readonly site: Site;
  readonly quotes: readonly string[];
  readonly options: RefineOptions;
  /** The heading of the section that was added last; null where none was. */
  readonly added: string | null;
  /** Whether the last clause asked for something new that could not be added. */
  readonly isAdditionLost: boolean;
  /** Whether another clause of the instruction says how the page should look. */
  readonly hasLook: boolean;
  /** The page before the instruction. */
  readonly first: Site;
}

/** Carries out a clause of one kind; null where it is of another. */
export type Frame = (clause: Signed, context: FrameContext) => Outcome | null;

export const withQuotes = (text: string, quotes: readonly string[]): string =>
  text.replaceAll(/‹(\d+)›/gu, (_, at: string) => quotes[Number(at)] ?? '');
