import { darkPalette, lightPalette } from './tokens/palettes';
import { scale } from './tokens/scale';
import { darkShadows, lightShadows } from './tokens/shadows';

/** The parts of Node that read the sources; browser code has no Node types, on purpose. */
interface FileSystem {
  existsSync(path: string): boolean;
  readdirSync(path: string, options?: { readonly recursive: true }): string[];
  readFileSync(path: string, encoding: 'utf8'): string;
}
declare const __dirname: string;

const fs = jest.requireActual<FileSystem>('node:fs');
const root = `${__dirname}/../../..`;

function stylesOf(workspace: string): string[] {
  const src = `${root}/${workspace}/src`;
  if (!fs.existsSync(src)) return [];
  return fs
    .readdirSync(src, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(`${src}/${file}`, 'utf8'));
}

const workspaces = fs
  .readdirSync(root)
  .filter((name) => /^(shared-kit|host-shell|mfe-)/.test(name));
const sources = workspaces.flatMap(stylesOf);
const matches = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));

it('gives both themes the same names', () => {
  expect(Object.keys(darkPalette)).toEqual(Object.keys(lightPalette));
  expect(Object.keys(darkShadows)).toEqual(Object.keys(lightShadows));
});

it('defines every custom property the suite uses: a misspelt one fails in silence', () => {
  const defined = new Set([
    ...Object.keys(lightPalette).map((name) => `color-${name}`),
    ...Object.keys(lightShadows),
    ...Object.keys(scale),
    // Properties written out in a style sheet: those of the global one, and a component's own.
    ...matches(/--([\w-]+):/g),
  ]);
  const used = matches(/var\(--([\w-]+)[),]/g);
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
