import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { compose } from '../src/index';
import type { ComposedSite } from '../src/model/page';
import { photograph } from './photograph';

/** Composes the development instructions and photographs them: `tsx scripts/development-gallery.ts <folder> [id,id]`. */

const [folder = '/tmp/development', ids = ''] = process.argv.slice(2);
const file = path.resolve(import.meta.dirname, '../measure/development/instructions.json');
const instructions = z
  .array(z.object({ id: z.string(), instruction: z.string() }))
  .parse(JSON.parse(await readFile(file, 'utf8')));
const chosen = instructions.filter(({ id }) => ids === '' || ids.split(',').includes(id));
const today = new Date('2026-11-22T12:00:00Z');

await mkdir(folder, { recursive: true });
const sites = new Map<string, ComposedSite>(
  chosen.map(({ id, instruction }) => [id, compose(instruction, { today })]),
);
await photograph(folder, sites);
