/** Byte order mark, by which spreadsheet programs recognise UTF-8. */
export const csvMark = '\uFEFF';

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A cell that starts like a formula would be executed by a spreadsheet; an apostrophe makes it
 * text. Every cell is quoted: where `;` or a tab separates cells, the text after one would
 * otherwise become a separate cell.
 */
function csvCell(text: string): string {
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
