import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artDirections } from '../src/art/directions';
import type { PagePlan } from '../src/model/page';
import { inDirection } from '../src/testing/in-direction';
import { render } from '../src/render/render';
import { galleryPlans } from '../src/testing/plans/all-plans';
import { photograph } from './photograph';

/**
 * Draws the development plans and photographs them: `tsx scripts/gallery.ts <folder> [plan,plan] [all]`.
 * `all` draws each plan in every art direction, with its best hero.
 */

const [folder = '/tmp/gallery', names = '', every = ''] = process.argv.slice(2);

function chosenPlans(): [string, PagePlan][] {
  const wanted = names === '' ? Object.keys(galleryPlans) : names.split(',');
  const chosen = Object.entries(galleryPlans).filter(([name]) => wanted.includes(name));
  if (every === '') return chosen;
  return chosen.flatMap(([name, plan]) =>
    artDirections
      .filter(({ id }) => every === 'all' || every.split(',').includes(id))
      .map((direction): [string, PagePlan] => [
        `${name}-${direction.id}`,
        inDirection(plan, direction),
      ]),
  );
}

await mkdir(folder, { recursive: true });
const plans = chosenPlans();
const started = performance.now();
const sites = new Map(plans.map(([name, plan]) => [name, render(plan)]));
console.log(`${sites.size} pages in ${Math.round(performance.now() - started)} ms`);
for (const [name, { html, css, js }] of sites)
  await writeFile(path.join(folder, `${name}.txt`), `${html}\n\n${css}\n\n${js}`);
await photograph(folder, sites);
