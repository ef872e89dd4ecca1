import { checkPage } from './check-page';
import { checkScript } from './check-script';
import { checkStyle } from './check-style';
import type { Finding } from './finding';

const checks = new Map<string, (code: string) => readonly Finding[]>([
  ['html', checkPage],
  ['css', checkStyle],
  ['js', checkScript],
]);

/**
 * Syntax problems of a file in the explorer. Two files can be parts of one file of the website,
 * where one may close what the other opened; `whole` is that file. Loaded when the first edit is
 * made.
 */
export function checkCode(path: string, code: string, whole: string): readonly Finding[] {
  const check = checks.get(path.slice(path.lastIndexOf('.') + 1));
  const findings = check?.(code) ?? [];
  if (findings.length === 0 || whole === code) return findings;
  return check?.(whole).length === 0 ? [] : findings;
}
