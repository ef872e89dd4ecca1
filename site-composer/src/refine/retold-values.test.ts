import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose, refine } from '../index';
import { Site } from './site';
import type { SiteFiles } from './refine-types';

const today = new Date('2026-11-27T12:00:00Z');
const composed = (instruction: string): SiteFiles => {
  const { html, css, js } = compose(instruction, { today });
  return { html, css, js };
};
/** A page whose structure stays as it is, whatever the composer makes of its instructions. */
const written = (lang: string, body: string): SiteFiles => ({
  html: `<html lang="${lang}"><head><title>T</title></head><body><main><section id="hero"><h1>Welcome</h1><p>Hello.</p></section>${body}</main></body></html>`,
  css: '',
  js: '',
});
const section = (id: string, heading: string, inner: string): string =>
  `<section id="${id}"><h2>${heading}</h2>${inner}</section>`;

const pages = {
  bakery: composed(
    'Website for Hearth & Crumb, a bakery in Leeds. We sell sourdough £4.20, croissants £2.50 and cinnamon buns £3. Open Tuesday to Saturday 7am to 3pm. Phone 0113 496 0123.',
  ),
  velo: composed(
    'Site pour l’atelier de vélo La Roue Libre à Rennes. Révision 45 €, réglage des freins 15 €, crevaison 8 €. Téléphone 02 99 55 01 23.',
  ),
  repairs: written(
    'en',
    `${section('wait', 'Waiting', '<p>Waiting time is about 7 weeks. We have mended 1,312 since 2015, at PO Box 5099.</p>')}${section(
      'prices',
      'Prices',
      '<ul><li><span>Full tune of a 72 bass</span> <span>£280</span></li><li><span>A 120 bass</span> <span>From £390</span></li></ul>',
    )}`,
  ),
  derby: written(
    'en',
    section(
      'program',
      'Program',
      '<ul><li><p>3.15</p><h3>The Grand Final, 20 laps</h3></li><li><p>4.00</p><h3>Trophies</h3></li></ul><p>Half past two at the memo in the small hall.</p>',
    ),
  ),
  knives: written(
    'de',
    section(
      'preise',
      'Preise',
      '<p>Preise: Küchenmesser 6,50 €, Brotmesser 9 €, Schere 8,- €, Friseurschere ab 24 Euro.</p><p>Standplätze: Dienstag Kempten 7–13 Uhr, Donnerstag Immenstadt 8 bis 12 Uhr.</p>',
    ),
  ),
  pianos: written(
    'es',
    section(
      'sobre',
      'Sobre nosotros',
      '<p>Seguro incluido hasta 30.000 euros.</p><ul><li><span>Piano vertical</span> <span>180 €</span></li><li><span>Media cola</span> <span>desde 420</span></li></ul>',
    ),
  ),
  club: written(
    'nl',
    section(
      'prijzen',
      'Contributie',
      '<ul><li><span>Jeugd</span> <span>€ 65</span></li><li><span>Senioren</span> <span>110 euro per jaar</span></li></ul><p>Trainen op maandag van 19.00 tot 21.00, jeugd (8 t/m 14) zaterdagochtend half tien.</p>',
    ),
  ),
};

function ask(page: keyof typeof pages, request: string) {
  const before = pages[page];
  const { files, parts } = refine(before, request, { today });
  return { before, files, parts, text: textOf(new Site(files).body) };
}

const told: readonly (readonly [keyof typeof pages, string, readonly string[]])[] = [
  ['bakery', 'croissants are £2.75 now and cinnamon buns £3.20', ['£2.75', '£3.20']],
  ['velo', 'La révision passe à 49 € et la crevaison à 9 €.', ['49 €', '9 €']],
  ['repairs', "Waiting time's gone up, make it 10 weeks instead of 7.", ['about 10 weeks']],
  ['repairs', 'the 120 bass tune is from £410 now', ['A 120 bass From £410']],
  ['repairs', 'The number is 1,340 now. Please update it everywhere.', ['mended 1,340 since 2015']],
  [
    'derby',
    "Mate the Grand Final's been moved to 3.30 and trophies 4.15, can you fix both in the program.",
    ['3.30 The Grand Final', '4.15 Trophies'],
  ],
  ['derby', "change the time in the small hall to three o'clock", ["three o'clock at the memo"]],
  [
    'knives',
    "Die Schere kostet jetzt 8,50 €, und Donnerstag geht's in Immenstadt bis 13 Uhr.",
    ['Küchenmesser 6,50 €', 'Schere 8,50 €, Friseurschere ab 24 Euro', 'Immenstadt 8 bis 13 Uhr'],
  ],
  [
    'pianos',
    'Cambia el precio del vertical a 195 € y pon que el seguro llega hasta 40.000 euros.',
    ['Piano vertical 195 €', 'hasta 40.000 euros'],
  ],
  ['pianos', 'La media cola ahora 450 €', ['desde 450']],
  [
    'club',
    'Kun je de jeugdcontributie op € 70 zetten en de zaterdagtraining op tien uur?',
    ['Jeugd € 70', '(8 t/m 14) zaterdagochtend tien uur'],
  ],
];

for (const [page, request, shown] of told)
  test(`told anew: “${request}”`, () => {
    const { parts, text } = ask(page, request);
    assert.deepEqual(
      parts.map(({ outcome }) => outcome),
      parts.map(() => 'done'),
    );
    for (const one of shown) assert.ok(text.includes(one), `${one} in ${text}`);
  });

const untold: readonly (readonly [keyof typeof pages, string])[] = [
  ['repairs', 'the silk rate is Rs. 450 now'],
  ['repairs', 'change the 72 bass to £300 outside Leeds only'],
  ['club', 'de contributie is nu € 80'],
  ['knives', 'Die Gartenschere kostet jetzt 12 €'],
];

for (const [page, request] of untold)
  test(`no value of the page is meant for certain: “${request}”`, () => {
    const { before, files, parts } = ask(page, request);
    assert.equal(parts[0]?.outcome, 'not_done');
    assert.equal(files.html, before.html);
  });
