import type { Edit } from 'site-document/edit';
import type { ReviewedElement } from '../reviewed-page';
import type { ReviewedWork, Severity } from '../rule';
import type { AxeHit } from './axe-answer';

/** Repairs one place; null where that would be a guess. */
export type Repair = (
  work: ReviewedWork,
  element: ReviewedElement,
  hit: AxeHit,
) => readonly Edit[] | null;

/** The texts and the repair for an axe rule. */
export interface AxeWords {
  /** Rules with the same id form one finding. */
  readonly id: string;
  readonly severity: Severity;
  readonly says: (count: number) => string;
  /** One of our own rules about the same problem, which takes precedence. */
  readonly unless?: string;
  readonly fix?: string | undefined;
  readonly did?: (count: number) => string;
  readonly repair?: Repair;
}
