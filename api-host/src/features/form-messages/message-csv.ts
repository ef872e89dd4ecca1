import type { MessageBox } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { fieldNamesOf, listMessagesOf } from './form-messages.repository';
import type { MessageRow } from './form-messages.repository';

/** Most fields with a column of their own; what other names hold shares one. */
const columnLimit = 60;

const batchSize = 200;

/** What programs for tables need to see that a file is UTF-8. */
const mark = '\uFEFF';

/** A box as the lines of a CSV file (RFC 4180), a batch at a time. */
export async function* csvLines(
  db: Database,
  websiteId: string,
  box: MessageBox,
): AsyncGenerator<string[]> {
  const names = await fieldNamesOf(db, websiteId, box, columnLimit);
  yield [mark + csvLine(['Received', 'Form', 'Read', ...names, 'Other fields'])];
  for (let offset = 0; ; offset += batchSize) {
    const rows = await listMessagesOf(db, websiteId, { box, limit: batchSize, offset });
    yield rows.map((row) => csvLine(cellsOf(row, names)));
    if (rows.length < batchSize) return;
  }
}

function cellsOf({ received_at, form, read_at, fields }: MessageRow, names: readonly string[]) {
  const columns = names.map((wanted) =>
    fields
      .filter(({ name }) => name === wanted)
      .map(({ value }) => value)
      .join(', '),
  );
  const others = fields
    .filter(({ name }) => !names.includes(name))
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n');
  return [received_at.toISOString(), form, read_at === null ? 'no' : 'yes', ...columns, others];
}

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A cell that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. Every
 * cell is quoted: where `;` or a tab parts cells, what follows one would else be a cell of its own.
 */
function csvCell(text: string): string {
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
