/** A part of a sentence without the marks around it. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(/^\(/u, '')
    .replace(/[,;.!\s]+$/u, '');
