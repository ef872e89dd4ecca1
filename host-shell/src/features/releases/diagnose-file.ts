/** Why a script was not taken, as a code of the beacons. */
export interface FileDiagnosis {
  readonly phase: 'integrity' | 'same';
  readonly cause: string;
}

/** Asks for a file's status and bytes; rejects when nobody answers. */
export type ProbeFile = (
  address: string,
) => Promise<{ readonly status: number; readonly bytes: ArrayBuffer }>;

/**
 * Finds out why a script did not arrive: browsers give pages one error for a 404, a lost connection and
 * bytes that are not what they should be. Null when it cannot be told.
 *
 * @param integrity what the file must be; null where nobody says
 */
export async function diagnoseFile(
  address: string,
  integrity: string | null,
  probe: ProbeFile,
): Promise<FileDiagnosis | null> {
  const { status, bytes } = await probe(address);
  if (status !== 200) return { phase: 'same', cause: `http-${status}` };
  const { subtle } = globalThis.crypto;
  // Pages on plain http may not hash; the browser's own check does not depend on it.
  if (integrity === null || subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
  const actual = `sha384-${btoa(String.fromCharCode(...digest))}`;
  return actual === integrity ? null : { phase: 'integrity', cause: 'hash-mismatch' };
}
