/** What programs for tables need to see that a file is UTF-8. */
export const csvMark = '\uFEFF';

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A cell that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. Every
 * cell is quoted: where `;` or a tab parts cells, what follows one would else be a cell of its own.
 */
function csvCell(text: string): string {
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
