import type { Edit } from 'site-document/edit';
import type { ReviewedElement } from '../reviewed-page';
import type { ReviewedWork, Severity } from '../rule';
import type { AxeHit } from './axe-answer';

/** How one place is put right, or null where that would be a guess. */
export type Repair = (
  work: ReviewedWork,
  element: ReviewedElement,
  hit: AxeHit,
) => readonly Edit[] | null;

/** What we have to say to a rule of axe, in words for the member. */
export interface AxeWords {
  /** Rules that share it are one finding. */
  readonly id: string;
  readonly severity: Severity;
  readonly says: (count: number) => string;
  /** A rule of our own about the same: where it has spoken, axe need not. */
  readonly unless?: string;
  readonly fix?: string | undefined;
  readonly did?: (count: number) => string;
  readonly repair?: Repair;
}
