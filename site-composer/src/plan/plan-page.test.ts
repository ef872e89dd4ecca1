import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, planFor } from '../index';
import { hasIcon } from '../catalogue/choose-icons';
import { trades } from '../catalogue/trades';

const options = { today: new Date('2026-11-22T12:00:00Z') };
const contest =
  'Create a website for a fishing contest in Lake Tahoe called Big Bass Bash on June 12, 2027. Entry fee is $25. Include a schedule, prizes and a gallery of past catches.';

test('The same instruction on the same day gives the same bytes', () => {
  assert.deepEqual(compose(contest, options), compose(contest, options));
});

test('A page carries the name, the fee with its price and no brackets', () => {
  const { html, name } = compose(contest, options);
  assert.equal(name, 'Big Bass Bash');
  assert.ok(html.includes('Entry fee') && html.includes('$25'));
  assert.doesNotMatch(html.replaceAll(/<[^>]*>/g, ''), /\[[^\]]+\]/);
});

test('Reviews and people that were not given are not on the page and are told', () => {
  const { plan } = planFor('Website for a hair salon in York with team and testimonials.', options);
  assert.ok(plan.sections.every(({ kind }) => kind !== 'people' && kind !== 'quotes'));
  assert.equal(plan.unfulfilled.length, 2);
});

test('A subject nobody prepared is composed from its own words, and the notes say so', () => {
  const { plan } = planFor(
    'A website about stargazing with a telescope made of cardboard.',
    options,
  );
  assert.match(plan.notes[0] ?? '', /No prepared texts fit/);
});

test('No headline is longer than nine words, and no prepared line keeps an empty place', () => {
  for (const { names } of trades()) {
    const { plan } = planFor(`Website for a ${names[0] ?? ''}`, options);
    const [hero] = plan.sections;
    assert.ok(hero?.kind === 'hero');
    assert.ok(hero.headline.split(' ').length <= 9, hero.headline);
    assert.doesNotMatch(JSON.stringify(plan.sections), /\{[a-z]+\}/);
  }
});

test('At least forty trades are prepared, each with icons of the set', () => {
  assert.ok(trades().length >= 40);
  for (const { id, icons } of trades()) {
    assert.ok(icons.length > 0 && icons.every(hasIcon), id);
  }
});

test('"no card" takes nothing else out of a list of prices', () => {
  const { plan } = planFor(
    'Landing page for Orrery, timetable software for schools. £4 per teacher per month, 14 day trial, no card.',
    options,
  );
  const shown = JSON.stringify(plan.sections);
  for (const words of ['£4', '14-day trial', 'no card']) assert.ok(shown.includes(words), words);
});
