import type { SiteFiles } from './site-document';

/** Where the code of a website finds its pictures (specification: `assets/images`). */
export const pictureFolder = 'assets/images/';

/** Below the sites origin; no slug may start with an underscore. */
export const picturesPath = '/_pictures';

const inCode = /(?:\.\/)?assets\/images\/([a-z0-9][a-z0-9-]*\.webp)/g;

/** The names of the pictures that code asks for, each once. */
export function pictureNamesIn({ html, css, js }: SiteFiles): readonly string[] {
  const found = [html, css, js].flatMap((code) => [...code.matchAll(inCode)]);
  return [...new Set(found.map(([, name = '']) => name))];
}

/** The same code for a preview, which has no folder: known pictures by their whole address. */
export function withPictureAddresses<Files extends SiteFiles>(
  files: Files,
  addresses: ReadonlyMap<string, string>,
): Files {
  const replace = (code: string): string =>
    code.replaceAll(inCode, (path, name: string) => addresses.get(name) ?? path);
  return { ...files, html: replace(files.html), css: replace(files.css), js: replace(files.js) };
}
