interface Chunk {
  readonly type: string;
  readonly fileName: string;
}

interface BundleContext {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string;
}

/** A script that leaves the container in a global variable; the modules are what Vite has written. */
function entryScript(container: string, main: string, modules: readonly string[]): string {
  return `var ${container} = (() => {
  const base = document.currentScript.src.replace(/[^/]*$/, '');
  const fetchModule = (file) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = base + file;
      link.onload = resolve;
      link.onerror = () => reject(new Error(file + ' did not arrive'));
      document.head.appendChild(link);
    });
  let loading;
  const load = () =>
    (loading ??= Promise.all(${JSON.stringify(modules)}.map(fetchModule)).then(() => import(base + '${main}')));
  return {
    get: (...parameters) => load().then((module) => module.get(...parameters)),
    init: (...parameters) => load().then((module) => module.init(...parameters)),
  };
})();
`;
}

/**
 * Vite plugin that writes the entry the shell asks for. The page verifies every script (Integrity-Policy), and
 * `import()` can carry no hash: so all modules are fetched by links first, which the shell puts the
 * hashes of the release record on, and the import finds them in the page.
 */
export function scriptEntry(names: {
  readonly container: string;
  readonly main: string;
  readonly fileName: string;
}) {
  return {
    name: 'script-entry',
    enforce: 'post' as const,
    generateBundle(this: BundleContext, _: unknown, bundle: Readonly<Record<string, Chunk>>) {
      const modules = Object.values(bundle)
        .filter(({ type }) => type === 'chunk')
        .map(({ fileName }) => fileName);
      const source = entryScript(names.container, names.main, modules);
      this.emitFile({ type: 'asset', fileName: names.fileName, source });
    },
  };
}
