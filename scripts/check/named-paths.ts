/** A folder or file in code marks: `scripts/deploy`, `plugins/access.test.ts`, `env.test.ts`. */
const named = /`((?:[\w.-]+\/)+[\w.-]*|[\w.-]+\.test\.tsx?)`/g;

/**
 * The paths a document names in code marks that do not exist, such as those of tests that were
 * renamed. A path is relative to one of `bases`, each of which is empty or ends with a slash.
 */
export function findMissingPaths(
  document: { readonly path: string; readonly text: string },
  exists: (path: string) => boolean,
  bases: readonly string[],
): string[] {
  return document.text.split('\n').flatMap((line, index) =>
    [...line.matchAll(named)]
      .map(([, path = '']) => path)
      .filter((path) => !bases.some((base) => exists(`${base}${path}`)))
      .map((path) => `${document.path}:${index + 1} names ${path}, which does not exist`),
  );
}
