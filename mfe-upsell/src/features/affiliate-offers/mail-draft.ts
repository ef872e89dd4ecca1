/** Subject of the draft that asks for the bump (specification, section 2, "Affiliate offers"). */
export const bumpRequestSubject = 'Affiliate Commission Bump Request';

/** A `mailto:` address that opens a draft; `+` and `&` in either part arrive as written. */
export function mailDraft(recipient: string, subject: string): string {
  const address = encodeURIComponent(recipient).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
