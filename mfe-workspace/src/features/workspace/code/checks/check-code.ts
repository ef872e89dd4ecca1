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
 * What is wrong with a file of the explorer. Two of them can be one file of the website, in which what
 * one opens the other may close: `whole` is that file. Loaded when somebody first edits.
 */
export function checkCode(path: string, code: string, whole: string): readonly Finding[] {
  const check = checks.get(path.slice(path.lastIndexOf('.') + 1));
  const findings = check?.(code) ?? [];
  if (findings.length === 0 || whole === code) return findings;
  return check?.(whole).length === 0 ? [] : findings;
}
