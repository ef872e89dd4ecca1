import type { DraftEvent, DraftFiles } from 'shared-kit/contract';

const empty: DraftFiles = { html: '', css: '', js: '' };

/** The draft after one event; null when something before it never arrived. */
export function growDraft(draft: DraftFiles | null, event: DraftEvent): DraftFiles | null {
  const { file, from, text } = event;
  const known = (draft ?? empty)[file];
  if (from > known.length) return null;
  return { ...(draft ?? empty), [file]: known.slice(0, from) + text };
}

/** Whether a growing page has anything to look at: its body has begun and holds more than white space. */
export function hasVisibleContent({ html }: DraftFiles): boolean {
  return /<body[^>]*>\s*\S/i.test(html);
}
