import assert from 'node:assert/strict';
import test from 'node:test';
import {
  readForeignPage,
  readRefinements,
  type ExpectedOutcome,
  type LockedRefinement,
} from '../read-locked';
import { readStillPage } from '../read-still-page';
import { judgeRefinement, type RefinementVerdict } from './judge-refinement';
import type { SeenSite } from './refined';

const all = readRefinements();

function asking(request: string): LockedRefinement {
  const found = all.find((one) => one.request === request);
  assert.ok(found, request);
  return found;
}

function siteOf(html: string, undone: string[] = []): SeenSite {
  const site = { html, css: '', js: '', notes: undone, undone };
  return { site, page: { text: readStillPage(html), looks: null, errors: [] } };
}

/** Judges a locked request by pages that are made from the foreign one with a change in its source. */
function judge(
  request: string,
  change: (html: string) => string,
  undone: string[] = [],
): RefinementVerdict {
  const { on, expect } = asking(request);
  const html = readForeignPage(on.page ?? '');
  const [before, after] = [siteOf(html), siteOf(change(html), undone)];
  return judgeRefinement(expect, { before, after, facts: [] });
}

const headline = 'change the headline to "Pots you will use"';

test('a text that was set is right, and wrong when something else went with it', () => {
  const set = (html: string) => html.replace('Stoneware for every day', 'Pots you will use');
  assert.deepEqual(judge(headline, set), { outcome: 'right', faults: [] });
  const more = judge(headline, (html) => set(html).replace('Knock loudly.', ''));
  assert.equal(more.outcome, 'wrong');
  const beside = judge(headline, (html) => html.replace('</h1>', '</h1><p>Pots you will use</p>'));
  assert.deepEqual(beside.faults, ['still “Stoneware for every day”']);
});

test('nothing changed is refused when it was said and wrong when it was not', () => {
  const same = (html: string) => html;
  assert.equal(judge(headline, same, ['Not understood.']).outcome, 'refused');
  assert.equal(judge(headline, same).outcome, 'wrong');
});

test('what cannot be done must be said and must change nothing', () => {
  const request = 'delete the section about parking';
  assert.equal(judge(request, (html) => html, ['There is none.']).outcome, 'right');
  assert.equal(judge(request, (html) => html.replace('Come along', 'Parking')).outcome, 'wrong');
});

test('an item that is added stands in the list that is there', () => {
  const request = 'add an item: Salt pig, $28';
  const item = '<li><h3>Salt pig</h3><strong>$28</strong></li>';
  const listed = judge(request, (html) => html.replace('  </ul>', `${item}</ul>`));
  assert.deepEqual(listed, { outcome: 'right', faults: [] });
  const aside = judge(request, (html) =>
    html.replace('</main>', `<section>${item}</section></main>`),
  );
  assert.deepEqual(aside.faults, ['not beside Butter crock']);
});

test('a section that is moved keeps every text', () => {
  const request = 'move the studio above the wares';
  const move = (html: string) => {
    const studio = /<section id="studio">[^]*?<\/section>\n/.exec(html)?.[0] ?? '';
    return html
      .replace(studio, '')
      .replace('<section id="wares">', `${studio}<section id="wares">`);
  };
  assert.deepEqual(judge(request, move), { outcome: 'right', faults: [] });
  assert.equal(judge(request, (html) => html.replace('The studio', 'Studio')).outcome, 'wrong');
});

test('a section that is removed takes its own texts and no others', () => {
  const request = 'remove the evening classes';
  const remove = (html: string) => html.replace(/<section id="classes">[^]*?<\/section>\n/, '');
  assert.deepEqual(judge(request, remove), { outcome: 'right', faults: [] });
  const rest = judge(request, (html) =>
    remove(html).replace(/<section id="visit">[^]*?<\/section>/, ''),
  );
  assert.equal(rest.outcome, 'wrong');
});

test('a link leads where it should, and its words stay', () => {
  const request = 'the photographs link should go to https://example.org/photos';
  const set = (html: string) =>
    html.replace('https://example.com/saltbox', 'https://example.org/photos');
  assert.deepEqual(judge(request, set), { outcome: 'right', faults: [] });
  const worded = judge(request, (html) => set(html).replace('>Photographs<', '>Photographs here<'));
  assert.equal(worded.outcome, 'wrong');
});

test('computed looks decide over colours, sizes, type and scheme', () => {
  const looks = {
    body: 'rgb(255, 255, 255)',
    text: 'rgb(10, 10, 10)',
    grounds: [],
    buttons: ['rgb(31, 95, 208)'],
    links: [],
    headings: [],
    any: [],
    bodyFont: 'Georgia, serif',
    headingFont: 'Georgia, serif',
    bodySize: 16,
    headlineSize: 40,
    buttonRadius: 4,
    overflow: 0,
  };
  const html = readForeignPage('pottery.html');
  const seen = (changed: Partial<typeof looks>, source = html): SeenSite => {
    const { site, page } = siteOf(source);
    return { site, page: { ...page, looks: { ...looks, ...changed } } };
  };
  const outcome = (expect: ExpectedOutcome, changed: Partial<typeof looks>) =>
    judgeRefinement(expect, {
      before: seen({}),
      after: seen(changed, html.replace('palette', 'colours')),
      facts: [],
    }).outcome;
  const teal = { done: true, colours: [{ colour: 'teal', role: 'button' as const }] };
  assert.equal(outcome(teal, { buttons: ['rgb(15, 127, 127)'] }), 'right');
  assert.equal(outcome(teal, {}), 'wrong');
  assert.equal(outcome({ done: true, scheme: 'dark' }, { body: 'rgb(10, 10, 20)' }), 'right');
  assert.equal(outcome({ done: true, scheme: 'dark' }, {}), 'wrong');
  assert.equal(outcome({ done: true, larger: 'body' }, { bodySize: 19 }), 'right');
  assert.equal(outcome({ done: true, larger: 'body' }, { headlineSize: 60 }), 'wrong');
  const sans = { done: true, font: { role: 'body' as const, kind: 'sans-serif' } };
  const inter = { bodyFont: 'Inter, sans-serif', headingFont: 'Inter, sans-serif' };
  assert.equal(outcome(sans, inter), 'right');
  assert.equal(outcome(sans, {}), 'wrong');
  assert.equal(outcome({ done: true, rounder: 'button' }, { buttonRadius: 20 }), 'right');
  assert.equal(outcome({ done: true, changed: 'look' }, {}), 'wrong');
});
