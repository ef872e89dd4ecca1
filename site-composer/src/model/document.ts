/** A line below a heading: a point or step of a list, a row of cells, or words. */
export interface BlockLine {
  readonly sort: 'point' | 'step' | 'row' | 'plain';
  readonly text: string;
  readonly cells: readonly string[];
}

/** What a part of an instruction is; `title` is the heading of all of it. */
export type BlockKind =
  | 'content'
  | 'steps'
  | 'quotes'
  | 'questions'
  | 'contact'
  | 'title'
  | 'name'
  | 'headline'
  | 'pitch'
  | 'button'
  | 'fields'
  | 'order'
  | 'look'
  | 'tone'
  | 'brief'
  | 'excluded';

/** A part of an instruction that is written as a document: a heading, and the lines below it. */
export interface DocumentBlock {
  readonly kind: BlockKind;
  /** Empty for what stands in front of the first heading. */
  readonly heading: string;
  readonly level: number;
  readonly lines: readonly BlockLine[];
  /** Its line stands behind its heading and a colon: "Office: District 3". */
  readonly isKeyed?: true;
}
