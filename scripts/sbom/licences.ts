import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';
import type { LockedPackage } from './lock-file';
import { nameAt } from './lock-file';

const policySchema = z.strictObject({
  /** SPDX identifiers of licences whose conditions we meet by naming them. */
  allowed: z.array(z.string()),
  /** Packages under others, by the licence they may have and why. A name may end with `*`. */
  exceptions: z.array(
    z.strictObject({ package: z.string(), license: z.string(), why: z.string() }),
  ),
  /** Packages that may run a script when they are installed. */
  installScripts: z.record(z.string(), z.string()),
});
export type Policy = z.output<typeof policySchema>;

/** What may be delivered, and what may run at an installation: `scripts/sbom/policy.json`. */
export const readPolicy = (): Policy =>
  policySchema.parse(JSON.parse(readFileSync(path.join(root, 'scripts/sbom/policy.json'), 'utf8')));

/** Whether an SPDX expression is met by allowed licences: all of `AND`, one of `OR`. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ AND /.test(text)) return text.split(' AND ').every((part) => isAllowed(part, allowed));
  if (/ OR /.test(text)) return text.split(' OR ').some((part) => isAllowed(part, allowed));
  return allowed.has(text);
}

const covers = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** Why a package may not be delivered; null where it may. */
export function licenceFault(name: string, license: string | null, policy: Policy): string | null {
  if (license === null) return `${name} names no licence`;
  const excepted = policy.exceptions.some(
    (one) => covers(one.package, name) && one.license === license,
  );
  if (excepted || isAllowed(license, new Set(policy.allowed))) return null;
  return `${name} is under ${license}, which scripts/sbom/policy.json does not allow`;
}

/** Of what is locked, packages that would run a script at the installation and are not named for it. */
export function installScriptFaults(
  lock: ReadonlyMap<string, LockedPackage>,
  { installScripts }: Policy,
): string[] {
  const running = [...lock].flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript === true ? [nameAt(place)] : [],
  );
  const unknown = running
    .filter((name) => !Object.hasOwn(installScripts, name))
    .map((name) => `${name} runs a script when it is installed`);
  const gone = Object.keys(installScripts)
    .filter((name) => !running.includes(name))
    .map((name) => `${name} runs no script any more; take it out of scripts/sbom/policy.json`);
  return [...unknown, ...gone];
}
