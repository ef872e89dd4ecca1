/** Why a backup or a restore failed, in one sentence for the operator. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOTDIR: 'a part of the path is no folder',
};

/** Describes a system error; codes not listed here are shown as they are. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error.message.split('\n')[0] ?? error.message).replace(/\.$/, '');
}

/** Whether a system call failed with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
