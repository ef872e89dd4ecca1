/** Alternative text from a file name; empty for a camera's numbering. */
export function altFrom(file: string): string {
  const words = file
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[\p{C}\s_.-]+/gu, ' ')
    .trim()
    .slice(0, 120);
  const isNumbering = /^(?:img|dsc[nf]?|pxl|photo|image|picture|screenshot|mvimg)?[\s\d]*$/i.test(
    words,
  );
  return isNumbering ? 'Picture' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name unique among the member's pictures, safe in URLs, file systems and code. */
export function nameFrom(alt: string, random: Buffer): string {
  const words = alt
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${words === '' ? 'picture' : words}-${random.toString('hex')}.webp`;
}
