import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';

const longestValue = 90;
const fewest = 2;

/** "Candidate: …", "Office: …", "Election day: …": headings in a row with a few words each stand as rows of one section. */
export function withShortParts(
  { say }: PageContext,
  sections: readonly { readonly draft: DraftSection; readonly isKeyed: boolean }[],
): DraftSection[] {
  const found: DraftSection[] = [];
  let run: Extract<DraftSection, { kind: 'text' }>[] = [];
  const close = (): void => {
    if (run.length >= fewest)
      found.push({
        kind: 'facts',
        heading: say('glance'),
        navigation: null,
        facts: run.map(({ heading, paragraphs }) => ({
          label: heading ?? '',
          value: (paragraphs[0] ?? '').replace(/(?<!\.\p{L})\.$/u, ''),
        })),
      });
    else found.push(...run);
    run = [];
  };
  for (const { draft, isKeyed } of sections) {
    if (isKeyed && isShort(draft)) run.push(draft);
    else {
      close();
      found.push(draft);
    }
  }
  close();
  return found;
}

const isShort = (draft: DraftSection): draft is Extract<DraftSection, { kind: 'text' }> =>
  draft.kind === 'text' &&
  draft.heading !== null &&
  draft.paragraphs.length === 1 &&
  (draft.paragraphs[0]?.length ?? 0) <= longestValue &&
  !/[.!?]\s/u.test(draft.paragraphs[0] ?? '');
