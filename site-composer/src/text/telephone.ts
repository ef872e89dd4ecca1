/** A number as it was given, held together on one line: no browser breaks it at these spaces and hyphens. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}
