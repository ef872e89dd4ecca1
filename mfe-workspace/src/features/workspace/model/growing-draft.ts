import type { DraftEvent, DraftFiles } from 'shared-kit/contract';

const empty: DraftFiles = { html: '', css: '', js: '' };

/** Applies one event to the draft; null when an earlier event is missing. */
export function growDraft(draft: DraftFiles | null, event: DraftEvent): DraftFiles | null {
  const { file, from, text } = event;
  const known = (draft ?? empty)[file];
  if (from > known.length) return null;
  return { ...(draft ?? empty), [file]: known.slice(0, from) + text };
}

/**
 * Whether a growing page shows anything yet: its body has begun and contains more than white space.
 */
export function hasVisibleContent({ html }: DraftFiles): boolean {
  return /<body[^>]*>\s*\S/i.test(html);
}
