import bundles from './bundles.json' with { type: 'json' };
import { scriptNames } from './script-names';
import type { ScriptName } from './script-names';

/** Concatenates the scripts a page needs; each is independent. */
export function pageScripts(wanted: ReadonlySet<ScriptName>): string {
  const code: Readonly<Partial<Record<ScriptName, string>>> = bundles;
  return scriptNames
    .filter((name) => wanted.has(name))
    .map((name) => code[name] ?? '')
    .join('\n');
}
