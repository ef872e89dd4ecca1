import type { SiteFiles } from './site-document';

/** Where the code of a website finds its typefaces (specification: `assets/fonts`). */
export const fontFolder = 'assets/fonts/';

/** Below the sites origin, for previews, which have no folder; no slug may start with an underscore. */
export const fontsPath = '/_fonts';

const inCode = /(?:\.\/)?assets\/fonts\/([a-z0-9][a-z0-9-]{0,60}\.woff2)/g;

/** The names of the typefaces that code asks for, each once. */
export function fontNamesIn({ html, css, js }: SiteFiles): readonly string[] {
  const found = [html, css, js].flatMap((code) => [...code.matchAll(inCode)]);
  return [...new Set(found.map(([, name = '']) => name))];
}

/** The same code for a preview: typefaces by their whole address. */
export function withFontAddresses<Files extends SiteFiles>(files: Files, sitesUrl: string): Files {
  const base = sitesUrl.replace(/\/+$/, '') + fontsPath;
  const replace = (code: string): string =>
    code.replaceAll(inCode, (_path, name: string) => `${base}/${name}`);
  return { ...files, html: replace(files.html), css: replace(files.css), js: replace(files.js) };
}

/** The opposite of `withFontAddresses`. */
export const withoutFontAddresses = (code: string, sitesUrl: string): string =>
  code.replaceAll(`${sitesUrl.replace(/\/+$/, '') + fontsPath}/`, fontFolder);
