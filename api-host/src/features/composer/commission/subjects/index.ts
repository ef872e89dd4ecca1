import { equipment } from './equipment';
import { knownSubjects } from './known';
import { people } from './people';
import { reading } from './reading';
import { stays } from './stays';
import type { Subject } from './subject';
import { wares } from './wares';

export type { Subject } from './subject';

/** Everything a commission can be about. A new subject: one entry in a file beside this one. */
export const subjects: readonly Subject[] = [
  ...equipment,
  ...wares,
  ...stays,
  ...reading,
  ...people,
  ...knownSubjects,
];

/** The subject named first in a text; at the same place the longer match, which says more. */
export function subjectIn(text: string): Subject | null {
  const hits = subjects.flatMap((one) => {
    const match = one.about.exec(text);
    return match === null ? [] : [{ one, at: match.index, size: match[0].length }];
  });
  const best = hits.toSorted((a, b) => a.at - b.at || b.size - a.size)[0];
  return best?.one ?? null;
}

export const subjectById = (id: string): Subject =>
  subjects.find((one) => one.id === id) ?? (subjects[0] as Subject);
