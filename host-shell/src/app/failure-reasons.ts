import type { FailureReason } from '../features/health/health-reporter';
import { diagnoseFile } from '../features/releases/diagnose-file';
import { wasSilent } from '../features/releases/late-files';
import type { VerifiedScripts } from '../features/releases/verified-scripts';
import type { RemoteError } from '../features/remote-loader/remote-error';

/** A reason of the beacons; null for what is reported as a crash. */
export function reasonOf(error: RemoteError): FailureReason | null {
  const { phase, code } = error;
  if (phase === 'crash' || phase === 'unknown' || phase === 'symptom') return null;
  return { phase, cause: wasSilent(error.file) ? 'timeout' : code };
}

/** Asks for the file once more to name the cause better. */
export async function diagnose(
  error: RemoteError,
  scripts: VerifiedScripts,
): Promise<FailureReason | null> {
  const reason = reasonOf(error);
  if (error.file === null || !reason) return null;
  const probe = async (address: string) => (await import('shared-kit/client')).probeFile(address);
  try {
    const found = await diagnoseFile(error.file, scripts.integrityOf(error.file), probe);
    return found && { ...found, phase: found.phase === 'same' ? reason.phase : found.phase };
  } catch {
    // Nobody answers: that it did not arrive is then all there is to say.
    return null;
  }
}
