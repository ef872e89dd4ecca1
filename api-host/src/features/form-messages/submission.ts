import { formTrap } from 'shared-kit/contract';
import type { MessageField } from 'shared-kit/contract';
import { storable } from '../websites/storable';

/** Limits of a form submission. */
export const submissionLimits = { bytes: 65_536, fields: 60, name: 100, value: 20_000 } as const;

/** A parsed submission within the limits. */
export interface Submission {
  /** The visitor's input, in the order of the form; empty values are left out. */
  readonly fields: readonly MessageField[];
  /** The value of the honeypot field. */
  readonly trap: string;
  /** Milliseconds the page had been open; null without a script. */
  readonly elapsed: number | null;
  /** Equal when a browser sends the same message again; null without a script. */
  readonly mark: string | null;
}

/** Why a submission is refused. */
export type SubmissionFault = 'empty' | 'too-large' | 'unreadable';

/** The host's own fields; every other name starting with an underscore is an ordinary field. */
export const elapsedField = '_elapsed';
export const markField = '_mark';

/**
 * Parses the body of a form, as encoded by browsers. Files are ignored: forms with files are not
 * connected.
 */
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
    // Whatever the platform's parser rejects is not a form.
    return null;
  }
}

/** Cuts at the limit, but not inside a surrogate pair, which the database refuses in JSON. */
const cutName = (name: string): string =>
  name.slice(0, submissionLimits.name).replace(/[\uD800-\uDBFF]$/, '');

/** Replaces line breaks and other control characters by spaces. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
