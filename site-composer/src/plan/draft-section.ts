import type { Section } from '../model/page';

type WithoutPlace<One> = One extends Section ? Omit<One, 'id' | 'layout'> : never;

/** A section before it has its anchor and its layout. */
export type DraftSection = WithoutPlace<Section>;
