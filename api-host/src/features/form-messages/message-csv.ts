import type { MessageBox } from 'shared-kit/contract';
import { csvLine, csvMark } from '../../csv-line';
import type { Database } from '../../database/schema';
import { fieldNamesOf, listMessagesOf } from './form-messages.repository';
import type { MessageRow } from './form-messages.repository';

/** Maximum number of fields with their own column; others share one. */
const columnLimit = 60;

const batchSize = 200;

/** A box as lines of a CSV file (RFC 4180), in batches. */
export async function* csvLines(
  db: Database,
  websiteId: string,
  box: MessageBox,
): AsyncGenerator<string[]> {
  const names = await fieldNamesOf(db, websiteId, box, columnLimit);
  yield [csvMark + csvLine(['Received', 'Form', 'Read', ...names, 'Other fields'])];
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
