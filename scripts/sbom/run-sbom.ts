import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { runCaptured } from '../test/run-captured';
import { distFolder } from '../webpack/outputs';
import { root } from '../webpack/workspaces';
import { bundledPackages, installedFor } from './delivered-packages';
import { installScriptFaults, licenceFault, readPolicy } from './licences';
import { nameAt, readLock } from './lock-file';
import type { LockedPackage } from './lock-file';

/** A package we hand on, and to whom. */
export interface Delivered {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly to: readonly ('host' | 'browser')[];
}

const manifest = z.object({ license: z.optional(z.string()) });

/** As the lock file has it, or the package itself; null where neither says. */
function licenceOf(place: string, { license }: LockedPackage): string | null {
  if (license !== undefined) return license;
  const file = path.join(root, place, 'package.json');
  if (!existsSync(file)) return null;
  const parsed = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? (parsed.data.license ?? null) : null;
}

/** Packages of others that leave this house: in the host's image, or inside a build for browsers. */
export function listDelivered(): Delivered[] {
  const lock = readLock();
  const host = installedFor(lock, 'api-host');
  const browser = bundledPackages(lock);
  return [...new Set([...host, ...browser])]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => {
      const locked = lock.get(place);
      if (!locked) throw new Error(`${place} is in a build and not in the lock file; build again`);
      const to = [
        ...(host.has(place) ? (['host'] as const) : []),
        ...(browser.has(place) ? (['browser'] as const) : []),
      ];
      const { version = '' } = locked;
      return { name: nameAt(place), version, license: licenceOf(place, locked), to };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const bill = z.looseObject({
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      properties: z.optional(z.array(z.unknown())),
    }),
  ),
  dependencies: z.array(
    z.looseObject({ ref: z.string(), dependsOn: z.optional(z.array(z.string())) }),
  ),
});

/** npm's own bill, reduced to what is delivered; each part says to whom. */
export async function writeBill(file: string, delivered: readonly Delivered[]): Promise<number> {
  const { code, output } = await runCaptured('npm', ['sbom', '--sbom-format', 'cyclonedx'], root);
  const from = output.indexOf('{\n');
  if (code !== 0 || from < 0) throw new Error(`npm sbom failed: ${output.slice(0, 500)}`);
  const whole = bill.parse(JSON.parse(output.slice(from)));
  const known = new Map(delivered.map((one) => [`${one.name}@${one.version}`, one]));
  const components = whole.components.flatMap((component) => {
    const one = known.get(`${component.name}@${component.version}`);
    if (!one) return [];
    const property = { name: 'sitewright:delivered-to', value: one.to.join(' ') };
    return [{ ...component, properties: [...(component.properties ?? []), property] }];
  });
  const listed = new Set(components.map((component) => component['bom-ref']));
  const dependencies = whole.dependencies
    .filter(({ ref }) => listed.has(ref))
    .map(({ dependsOn, ...one }) => ({
      ...one,
      // Such as the types of an optional peer, which nobody is given.
      ...(dependsOn ? { dependsOn: dependsOn.filter((ref) => listed.has(ref)) } : {}),
    }));
  writeFileSync(file, `${JSON.stringify({ ...whole, components, dependencies }, null, 2)}\n`);
  return components.length;
}

/** Writes the bill of materials and the list of licences; returns what stands against delivering. */
export async function runSbom(folder: string = path.join(distFolder, 'sbom')): Promise<{
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}> {
  const delivered = listDelivered();
  mkdirSync(folder, { recursive: true });
  const listed = await writeBill(path.join(folder, 'sitewright.cdx.json'), delivered);
  const rows = delivered.map(
    ({ name, version, license, to }) => `${name}\t${version}\t${license ?? '?'}\t${to.join(' ')}`,
  );
  writeFileSync(
    path.join(folder, 'licences.tsv'),
    `package\tversion\tlicence\tdelivered to\n${rows.join('\n')}\n`,
  );
  const policy = readPolicy();
  const faults = delivered.flatMap(
    ({ name, license }) => licenceFault(name, license, policy) ?? [],
  );
  const count = (to: 'host' | 'browser') => delivered.filter((one) => one.to.includes(to)).length;
  return {
    lines: [
      `${delivered.length} packages of others are delivered: ${count('host')} with the host, ${count('browser')} to browsers`,
      `${path.relative(root, folder)}: sitewright.cdx.json (CycloneDX 1.5, ${listed} components installed here), licences.tsv`,
    ],
    faults: [...faults, ...installScriptFaults(readLock(), policy)],
  };
}
