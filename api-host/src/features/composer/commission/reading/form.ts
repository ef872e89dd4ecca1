import type { OrderedPart } from '../commission';
import type { Subject } from '../subjects';
import { capitalise } from '../../text/words';

/** What kind of application is asked for; a tool begins with itself, the others open with a picture. */
export interface Form {
  id: string;
  about: RegExp;
  /** What such a site is called after its subject: "wine shop". */
  what: (subject: Subject) => string;
  parts: (subject: Subject) => readonly OrderedPart[];
  /** Names when the subject has none of its own to offer. */
  names?: readonly string[];
  tool?: boolean;
}

export const part = (id: string, nav: string): OrderedPart => ({ id, nav, words: nav });

/** The list of the things it is about. */
export const goods = (subject: Subject): OrderedPart => part('c-goods', capitalise(subject.many));
