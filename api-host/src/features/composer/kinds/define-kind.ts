import { generic } from './generic';
import type { SiteKind } from './kind';

type Known = Pick<SiteKind, 'id' | 'label' | 'words' | 'sections' | 'titles' | 'leads' | 'actions'>;

/** A kind from what is special about it; whatever it leaves out comes from the generic kind. */
export function defineKind(kind: Known & Partial<SiteKind>): SiteKind {
  return { ...generic, ...kind };
}
