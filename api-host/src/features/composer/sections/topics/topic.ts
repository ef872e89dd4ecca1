/** What a visitor wants to know under a heading that has no section of its own. */
export interface Topic {
  /** The member's words it answers to. */
  about: RegExp;
  lead: string;
  /** Title and text; a text in [brackets] is a fact only the member knows. */
  points: readonly (readonly [title: string, text: string])[];
  /** `time` is an order of years or steps, `check` a list to go through, `rows` short facts, `cards` choices. */
  shape: 'cards' | 'rows' | 'time' | 'check';
}

export const topic = (
  about: RegExp,
  shape: Topic['shape'],
  lead: string,
  ...points: Topic['points']
): Topic => ({ about, shape, lead, points });
