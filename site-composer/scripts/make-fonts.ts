import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import fontMetrics from './font-metrics.json' with { type: 'json' };
import { fontSources } from './font-sources';
import type { FontSource } from './font-sources';

/** Subsets the typefaces of Fontsource into `fonts/` and writes their table: run it when a typeface changes. */

const folder = path.resolve(import.meta.dirname, '../fonts');
const require = createRequire(import.meta.url);

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What the seven languages of pages are written with, and the signs that go with it. */
const latin = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−×·′″`;
/** The letters of names from the rest of Europe: a page that has none of them does not load this file. */
const latinExtended = span(0x100, 0x17f) + 'ȘșȚțẞ';

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

/**
 * From `entireMetricsCollection` of @capsizecss/metrics 4.3.0, which takes 169 MB to say this: a new typeface needs its
 * five numbers copied from there.
 */
const collection: Readonly<Record<string, Metrics>> = fontMetrics;

function metricsOf(key: string): Metrics {
  const found = collection[key];
  if (!found) throw new Error(`No metrics are known of ${key}.`);
  return found;
}

const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;

/** The system's face stretched to the size of the typeface, so that nothing moves when that arrives. */
function fallbackOf({ metrics, fallback }: FontSource) {
  const font = metricsOf(metrics);
  const system = metricsOf(fallback === 'Georgia' ? 'georgia' : 'arial');
  const size = font.xWidthAvg / font.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  const scaled = (value: number) => percent(Math.abs(value) / (font.unitsPerEm * size));
  return {
    local: fallback,
    sizeAdjust: percent(size),
    ascentOverride: scaled(font.ascent),
    descentOverride: scaled(font.descent),
    lineGapOverride: scaled(font.lineGap),
  };
}

async function writeSubset(source: FontSource, subset: string, text: string, name: string) {
  const packageFolder = path.dirname(
    require.resolve(`@fontsource-variable/${source.id}/package.json`),
  );
  const file = path.join(packageFolder, 'files', `${source.id}-${subset}-wght-normal.woff2`);
  const [min, max] = source.weights;
  const bytes = await subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: min } },
  });
  await writeFile(path.join(folder, name), bytes);
  return { packageFolder, bytes: bytes.length };
}

async function makeFont(source: FontSource) {
  const file = `${source.id}.woff2`;
  const extended = `${source.id}-extended.woff2`;
  const written = await writeSubset(source, 'latin', latin, file);
  const more = await writeSubset(source, 'latin-ext', latinExtended, extended);
  const license = await readFile(path.join(written.packageFolder, 'LICENSE'), 'utf8');
  await writeFile(path.join(folder, 'licenses', `${source.id}.txt`), license);
  return {
    id: source.id,
    family: source.family,
    weights: source.weights,
    file,
    bytes: written.bytes,
    extended: { file: extended, bytes: more.bytes },
    fallback: fallbackOf(source),
  };
}

await rm(folder, { recursive: true, force: true });
await mkdir(path.join(folder, 'licenses'), { recursive: true });
const table = [];
for (const source of fontSources) table.push(await makeFont(source));
const target = path.resolve(import.meta.dirname, '../src/type/fonts.json');
await writeFile(target, `${JSON.stringify(table, null, 2)}\n`);
for (const { id, bytes, extended } of table) console.log(id, bytes, extended.bytes);
