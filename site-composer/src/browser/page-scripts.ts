import bundles from './bundles.json' with { type: 'json' };
import { scriptNames } from './script-names';
import type { ScriptName } from './script-names';

/** The scripts a page needs, one after the other; each stands alone. */
export function pageScripts(wanted: ReadonlySet<ScriptName>): string {
  const code: Readonly<Partial<Record<ScriptName, string>>> = bundles;
  return scriptNames
    .filter((name) => wanted.has(name))
    .map((name) => code[name] ?? '')
    .join('\n');
}
