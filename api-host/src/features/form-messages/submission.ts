import { formTrap } from 'shared-kit/contract';
import type { MessageField } from 'shared-kit/contract';
import { storable } from '../websites/storable';

/** Upper bounds of what a form may send. */
export const submissionLimits = { bytes: 65_536, fields: 60, name: 100, value: 20_000 } as const;

/** What was sent, read and bounded. */
export interface Submission {
  /** What a person filled in, in the order of the form; empty answers are left out. */
  readonly fields: readonly MessageField[];
  /** What stood in the field no person sees. */
  readonly trap: string;
  /** Milliseconds the page had been open; null where no script could tell. */
  readonly elapsed: number | null;
  /** The same when a browser sends the same message again; null where no script made one. */
  readonly mark: string | null;
}

/** Why a submission cannot be taken. */
export type SubmissionFault = 'empty' | 'too-large' | 'unreadable';

/** Our own fields; every other name that begins with an underscore is a field like any other. */
export const elapsedField = '_elapsed';
export const markField = '_mark';

/** Reads the body of a form, as browsers write it. Files are left out: such forms are not connected. */
export async function readSubmission(
  body: Buffer,
  contentType: string,
): Promise<Submission | SubmissionFault> {
  const entries = await readEntries(body, contentType);
  if (entries === null) return 'unreadable';
  const own = (name: string) => entries.find(([key]) => key === name)?.[1] ?? '';
  const fields = entries
    .filter(([name]) => ![formTrap, elapsedField, markField].includes(name))
    .map(([name, value]) => ({ name: cutName(oneLine(name)), value }))
    .filter(({ name, value }) => name !== '' && value.trim() !== '');
  const isTooLarge =
    fields.length > submissionLimits.fields ||
    fields.some(({ value }) => value.length > submissionLimits.value);
  if (isTooLarge) return 'too-large';
  if (fields.length === 0) return 'empty';
  const elapsed = /^\d{1,12}$/.test(own(elapsedField)) ? Number(own(elapsedField)) : null;
  const mark = /^[0-9a-f]{32}$/.test(own(markField)) ? own(markField) : null;
  return { fields, trap: own(formTrap), elapsed, mark };
}

async function readEntries(body: Buffer, contentType: string): Promise<[string, string][] | null> {
  try {
    const form = await new Response(Uint8Array.from(body), {
      headers: { 'content-type': contentType },
    }).formData();
    return [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[storable(name), storable(value)]] : [],
    );
  } catch {
    // Whatever the platform's parser does not understand is no form.
    return null;
  }
}

/** At the limit, but not inside of a character: JSON with half of one is none to the database. */
const cutName = (name: string): string =>
  name.slice(0, submissionLimits.name).replace(/[\uD800-\uDBFF]$/, '');

/** Text without line breaks and other control characters. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
