import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { artDirections } from '../art/directions';
import { compose } from '../index';
import type { ComposedSite } from '../model/page';
import { lookInstructions } from '../testing/look-instructions';
import { measureLook } from '../testing/look-measures';
import type { LookMeasures } from '../testing/look-measures';
import { galleryPlans } from '../testing/plans/all-plans';
import { servePages } from '../testing/serve-pages';
import { render } from './render';

const wide = { width: 1360, height: 850 };
const phone = { width: 390, height: 780 };
const today = new Date('2026-11-22T12:00:00Z');

const sites = new Map<string, ComposedSite>([
  ...lookInstructions.map(
    ({ id, instruction }) => [id, compose(instruction, { today })] as [string, ComposedSite],
  ),
  ...Object.entries(galleryPlans).map(
    ([name, plan]) => [`plan-${name}`, render(plan)] as [string, ComposedSite],
  ),
]);
let browser: Browser;
let address = '';
let close: () => void;

before(async () => {
  ({ address, close } = await servePages(sites));
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
});

after(async () => {
  await browser.close();
  close();
});

async function measure(name: string, viewport: typeof wide): Promise<LookMeasures> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${address}/${name}/`);
  await page.evaluate('document.fonts.ready');
  const measures = await page.evaluate<LookMeasures>(measureLook);
  await page.close();
  return measures;
}

function assertSound(measures: LookMeasures): void {
  const { headline, largestTitle, belowHero } = measures;
  assert.ok(largestTitle <= headline, `a title of ${largestTitle} px under one of ${headline} px`);
  assert.ok(belowHero >= 16 || belowHero <= 1, `${belowHero} px under the first section`);
  assert.deepEqual(measures.brokenWords, []);
  assert.ok(measures.smallestText >= 12, `letters of ${measures.smallestText} px`);
  assert.ok(measures.tallestSubmit < 72, `a button of ${measures.tallestSubmit} px`);
  assert.equal(measures.boxedTitles, 0);
}

for (const name of sites.keys())
  test(`${name}: headings stay whole and below the headline, no small title alone in a box`, async () => {
    const large = await measure(name, wide);
    assertSound(large);
    assert.ok(large.raggedRows <= 2, `the last row ends ${large.raggedRows} px early`);
    const small = await measure(name, phone);
    assertSound(small);
    assert.ok(small.action <= phone.height, `the action ends at ${small.action} px`);
    assert.ok(small.largestBlank <= 200, `${small.largestBlank} px of nothing`);
  });

const paired = {
  'on another ground':
    'coffee shop The Copper Kettle in Ludlow. flat white £3.20, filter £2.80, toastie £6.50. open 8 to 4 every day except Monday. 14 Broad Street',
  'below a drawing as wide as the screen':
    'Website for my dog grooming salon Muddy Paws in Hebden Bridge. Full groom from £38, bath and brush £22, nail clip £10. Open Tuesday to Saturday 9 to 5, closed Sunday and Monday. Call 01422 555 0134.',
};

for (const [where, instruction] of Object.entries(paired))
  test(`Two sections beside each other ${where} begin on one line, and one below the other on a phone`, async (context) => {
    const { address: at, close: end } = await servePages(
      new Map([['pair', compose(instruction, { today })]]),
    );
    context.after(end);
    const tops = async (viewport: typeof wide): Promise<number[]> => {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(`${at}/pair/`);
      const found = await page.evaluate<number[]>(
        `[...document.querySelectorAll('.pair-first h2, .pair-second h2')].slice(0, 2).map((one) => one.getBoundingClientRect().top)`,
      );
      await page.close();
      return found;
    };
    const [first = 0, second = 0] = await tops(wide);
    assert.ok(first > 0 && Math.abs(first - second) <= 1, `${first} px and ${second} px`);
    const [upper = 0, lower = 0] = await tops(phone);
    assert.ok(lower > upper, `${upper} px and ${lower} px`);
  });

test('Two sections beside each other begin on one line below every opening in every direction', async (context) => {
  const instruction =
    'mobile dog grooming in Leeds. Full groom £38, nail clip £10, puppy intro £20. Tuesday to Saturday 8 to 5. Call 0113 496 0142.';
  const { address: at, close: end } = await servePages(
    new Map([['pair', compose(instruction, { today })]]),
  );
  context.after(end);
  const page = await browser.newPage({ viewport: wide, reducedMotion: 'reduce' });
  context.after(() => page.close());
  await page.goto(`${at}/pair/`);
  // A page carries only the rules of its own opening and direction.
  const folder = new URL('css/', import.meta.url);
  const sheets = readdirSync(folder).toSorted();
  await page.addStyleTag({
    content: sheets.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n'),
  });
  const directions = artDirections.map(({ id }) => id);
  const apart = await page.evaluate<string[]>(`(() => {
    const hero = document.querySelector('.hero');
    const titles = [...document.querySelectorAll('.pair-first h2, .pair-second h2')];
    if (titles.length !== 2) return ['no pair'];
    const apart = [];
    for (const direction of ${JSON.stringify(directions)})
      for (const opening of ['arch', 'centre', 'counter', 'landscape', 'poster', 'split', 'text', 'window'])
        for (const art of ['', 'no-art']) {
          document.body.className = 'on-paper direction-' + direction;
          hero.className = 'section hero on-paper hero-' + opening + ' ' + art;
          const [first, second] = titles.map((title) => title.getBoundingClientRect().top);
          if (Math.abs(first - second) > 1) apart.push([direction, opening, art, first - second].join(' '));
        }
    return apart;
  })()`);
  assert.deepEqual(apart, []);
});

test('no product and no place of a gallery is an empty tile', async () => {
  for (const name of sites.keys()) assert.equal((await measure(name, wide)).emptyTiles, 0, name);
});

test('eleven people take less than a screen of a phone', async () => {
  const { peopleHeight } = await measure('congress', phone);
  assert.ok(peopleHeight > 0 && peopleHeight < phone.height, `${peopleHeight} px`);
});

/** The share of a picture in a colour, as the browser reads its pixels; one in sixteen is looked at. */
function shareScript(colour: string, picture: Buffer): string {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${picture.toString('base64')}';
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const drawing = canvas.getContext('2d');
    drawing.drawImage(picture, 0, 0);
    const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    let like = 0;
    for (let at = 0; at < data.length; at += 64)
      if (${JSON.stringify(wanted)}.every((part, index) => Math.abs(part - data[at + index]) < 16)) like += 1;
    return like / (data.length / 64);
  })()`;
}

for (const { id, colours } of lookInstructions.filter((one) => one.colours.length > 0))
  test(`${id}: every colour that was asked for is seen on the first screen`, async () => {
    const page = await browser.newPage({ viewport: wide, reducedMotion: 'reduce' });
    await page.goto(`${address}/${id}/`);
    const picture = await page.screenshot();
    for (const colour of colours) {
      const share = await page.evaluate<number>(shareScript(colour, picture));
      assert.ok(share >= 0.01, `${colour} covers ${(share * 100).toFixed(2)} %`);
    }
    await page.close();
  });
