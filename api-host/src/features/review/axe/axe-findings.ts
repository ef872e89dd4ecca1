import type { Edit } from 'site-document/edit';
import type { ReviewFinding } from 'shared-kit/contract';
import { bySeverity } from '../rule';
import type { ReviewedWork } from '../rule';
import type { AxeAnswer } from './axe-answer';
import type { AxeWords } from './axe-rule';
import { wordsFor } from './axe-words';

/** One violation, with its texts and its repair, if there is an unambiguous one. */
interface Place {
  readonly words: AxeWords;
  readonly help: string;
  readonly line: number | null;
  readonly changes: readonly Edit[];
}

/** All violations shown as one finding. */
export interface AxeGroup {
  /** Id of the finding; prefixed, so that it differs from those of the other rules. */
  readonly id: string;
  readonly places: readonly Place[];
}

/** Groups axe's violations into findings; leaves out what our own rules have reported already. */
export function groupHits(
  work: ReviewedWork,
  answer: AxeAnswer,
  said: ReadonlySet<string> = new Set(),
): AxeGroup[] {
  if ('unfinished' in answer) return [];
  const elements = new Map(work.page.elements.map((element) => [element.start, element]));
  const groups = new Map<string, Place[]>();
  for (const hit of answer.hits) {
    const words = wordsFor(hit.rule, hit.impact);
    if (words.unless !== undefined && said.has(words.unless)) continue;
    const element = hit.start === null ? undefined : elements.get(hit.start);
    const changes = (element && words.repair?.(work, element, hit)) ?? [];
    const place = { words, help: hit.help, line: element?.line ?? null, changes };
    const id = `axe-${words.id}`;
    groups.set(id, [...(groups.get(id) ?? []), place]);
  }
  return [...groups].map(([id, places]) => ({ id, places }));
}

/** axe's findings in words for the member, or the fact that it did not finish. */
export function presentAxe(
  work: ReviewedWork,
  answer: AxeAnswer,
  said: ReadonlySet<string>,
): ReviewFinding[] {
  if ('unfinished' in answer) return [unfinished(answer.unfinished)];
  return groupHits(work, answer, said).flatMap(({ id, places }) => {
    const [worst] = places.toSorted((a, b) => bySeverity(a.words, b.words));
    if (!worst) return [];
    const repairable = places.find(({ changes }) => changes.length > 0);
    return [
      {
        rule: id,
        severity: worst.words.severity,
        message: worst.words.says(places.length),
        detail: worst.help,
        file: 'html',
        line: worst.line,
        count: places.length,
        fix: repairable?.words.fix ?? null,
      },
    ];
  });
}

const unfinished = (why: string): ReviewFinding => ({
  rule: 'axe-unfinished',
  severity: 'note',
  message:
    'The check for people who use a screen reader or the keyboard could not finish on this page. All other checks were made.',
  detail: why,
  file: 'html',
  line: null,
  count: 1,
  fix: null,
});
