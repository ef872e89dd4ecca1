/** Background of a section. A page changes between them at most three times. */
export const groundNames = ['paper', 'tint', 'deep', 'accent'] as const;
export type GroundName = (typeof groundNames)[number];

/** A requested colour that was moved to be legible. */
export interface Repair {
  readonly role: string;
  readonly asked: string;
  readonly used: string;
}
