import { createHash } from 'node:crypto';
import type { SuiteRecord } from 'shared-kit/contract/releases';
import { escapeJson } from 'site-document/escape';

/** The page's import map as it stands in the page, and the source under which the policy allows it. */
export interface ImportMap {
  readonly text: string;
  readonly source: string;
}

/**
 * Hashes of every script a remote of the record may import. Bundlers that keep modules (Vite) load their late
 * files by `import()`, and an import map is the only place from which browsers take hashes for those.
 * About a kilobyte compressed, because the same hashes stand in the record.
 */
export function importMapOf({ remotes }: SuiteRecord): ImportMap {
  const releases = Object.values(remotes)
    .flatMap(({ stable, previous, candidate }) => [stable, previous, candidate?.release])
    .filter((release) => release !== undefined);
  const hashes = releases.flatMap(({ base, files }) =>
    Object.entries(files)
      .filter(([file]) => /\.m?js$/.test(file))
      .map(([file, integrity]) => [base + file, integrity]),
  );
  const text = escapeJson({ integrity: Object.fromEntries(hashes) as object });
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, source: `'sha256-${hash}'` };
}
