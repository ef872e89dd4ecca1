import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { compose } from '../index';
import type { ComposedSite } from '../model/page';
import { servePages } from '../testing/serve-pages';

const today = new Date('2026-11-22T12:00:00Z');
const wide = { width: 1360, height: 850 };
const phone = { width: 390, height: 780 };

const instructions = {
  piano: 'piano tuner in Shrewsbury, £75 a tuning, call Hugh 01743 555 0142',
  calibration:
    'Kestrel Calibration Ltd calibrates torque wrenches for factories in the East Midlands. Free collection within 40 miles of Derby. Quotes from quotes@kestrelcal.example or 01332 555 0177. Sober, navy, no gimmicks.',
  runners:
    'Wharfe Valley Fell Runners is a running club in Ilkley. Training nights: Tuesday 6.45pm from the Cow and Calf, Thursday 7pm reps. Membership is £24 a year. Email newrunners@wharfefell.example. Bottle green and yellow hoops.',
  pottery:
    'Site pour mon atelier de poterie Terre Douce à Annecy. 38 € la séance, carte de 10 séances 320 €. Inscriptions : Claire, 06 12 34 56 78. Tons terre, ambiance calme.',
  donkeys:
    'We are Hollow Lane Donkey Rest, a small charity near Okehampton in Devon. Adopt a donkey for £40 a year. Sue Trelawney on 01837 555 0126 or hello@hollowlane.example. Soft greens.',
  film: 'Open air film festival in Whitby, 3 July 2027, tickets £9, day pass £20. Night sky feel.',
  gym: 'BOLD loud site for Ironside Boxing Gym Sheffield. Classes: beginners, sparring, juniors. Drop in £8, monthly £42. Red #c8102e.',
  cheese:
    'Käseladen Rinde in Freiburg, Gerberau 14. Geöffnet Di–Fr 9–18 Uhr, Sa 8–14 Uhr. Käseplatten ab 14 € pro Person: 0761 555 0190. Gelb und warm.',
} as const;

const sites = new Map<string, ComposedSite>(
  Object.entries(instructions).map(([name, text]) => [name, compose(text, { today })]),
);
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

async function measure<Measured>(name: string, viewport: typeof wide, script: string) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${address}/${name}/`);
  await page.evaluate('document.fonts.ready');
  const measured = await page.evaluate<Measured>(script);
  await page.close();
  return measured;
}

const titleSizes = `[...new Set([...document.querySelectorAll('main h2')].filter((one) => one.getClientRects().length > 0)
  .map((one) => Math.round(Number.parseFloat(getComputedStyle(one).fontSize))))]`;

const margins = `[...new Set([...document.querySelectorAll('.site-header .wrap, main .section:not(.hero-collage, .pair-second) > .wrap, .site-footer .wrap')]
  .map((one) => Math.round(one.getBoundingClientRect().left)))]`;

/** From a form to the lower edge of what stands beside it. */
const besideForm = `[...document.querySelectorAll('.contact')].map((contact) => {
  const form = contact.querySelector('form')?.getBoundingClientRect();
  const section = contact.closest('.section');
  const other = section.matches('.pair-second') ? section.previousElementSibling.querySelector('.body') : null;
  return form && other ? form.bottom - other.getBoundingClientRect().bottom : 0;
})`;

const middles = `[...document.querySelectorAll('.section:not(.pair-first, .pair-second) > .head-centred')].flatMap((wrap) => {
  const middle = (one) => { const { left, right } = one.getBoundingClientRect(); return (left + right) / 2; };
  return [...wrap.querySelectorAll('.schedule, .hours, .price-group')].map((list) => Math.round(middle(list) - middle(wrap)));
})`;

for (const name of sites.keys()) {
  test(`${name}: one size of section headings and one margin on a page`, async () => {
    // A heading with one long word is set smaller, so that the word fits its column: "Öffnungszeiten".
    const sizes = await measure<number[]>(name, wide, titleSizes);
    assert.ok(Math.max(0, ...sizes) <= Math.min(...sizes, Infinity) * 1.15, sizes.join());
    assert.equal((await measure<number[]>(name, wide, margins)).length, 1);
  });

  test(`${name}: nothing short stands beside the form, and lists under centred headings are centred`, async () => {
    for (const hole of await measure<number[]>(name, wide, besideForm)) assert.ok(hole < 200);
    for (const off of await measure<number[]>(name, wide, middles)) assert.ok(Math.abs(off) <= 2);
  });

  test(`${name}: on a phone the action stays in reach and no address is broken`, async () => {
    const { top, right, bottom } = await measure<{ top: number; right: number; bottom: number }>(
      name,
      phone,
      `new Promise((resolve) => {
        document.documentElement.style.scrollBehavior = 'auto';
        scrollTo(0, 1000);
        requestAnimationFrame(() => {
          const { top, right, bottom } = document.querySelector('.site-header .header-action .button').getBoundingClientRect();
          resolve({ top, right, bottom });
        });
      })`,
    );
    assert.ok(top >= 0 && bottom <= 120 && right <= phone.width, `${top} ${right} ${bottom}`);
    assert.ok(bottom - top >= 44, `${bottom - top} px high`);
    const lines = await measure<number[]>(
      name,
      phone,
      `[...document.querySelectorAll('.way a[href^="mailto:"]')].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      })`,
    );
    for (const count of lines) assert.equal(count, 1);
  });
}
