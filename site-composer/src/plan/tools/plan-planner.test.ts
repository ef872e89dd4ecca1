import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costOf, timesOf } from '../../browser/scripts/schedule-times';
import { planFor } from '../../index';
import { durationIn, plainDurations } from './read-durations';

const kiln =
  "I teach ceramics in a barn and need a firing planner my students can use by themselves. They choose bisque cone 04 or glaze cone 6, say what time the kiln gets switched on, and it tells them each step, when it'll be done and when it's safe to open (12 hours after the end, no opening early). Cone 6 steps: 150 degrees an hour to 220 then hold 60 minutes, 400 an hour to 1980, 110 an hour to 2230, hold 15 minutes. All Fahrenheit, starting at 70. Bisque: 100 an hour to 220, 250 an hour to 1940, no hold. Show cost at 14 cents per kWh, kiln averages 6 kW. Earthy look, and a print button.";

function pageOf(prompt: string) {
  return planFor(prompt, { today: new Date('2026-11-22T12:00:00Z') }).plan;
}

function plannerOf(prompt: string) {
  const tool = pageOf(prompt).sections.flatMap((section) =>
    section.kind === 'tool' ? [section.tool] : [],
  )[0];
  assert.ok(tool?.type === 'planner', `${tool?.type}`);
  return tool;
}

test('lengths of time are read in figures and in words', () => {
  const minutes = (text: string) => durationIn(plainDurations(text))?.minutes;
  assert.equal(minutes('hold 60 minutes'), 60);
  assert.equal(minutes('1 hour 30 minutes'), 90);
  assert.equal(minutes('an hour and a half'), 90);
  assert.equal(minutes('two and a half days'), 3600);
  assert.equal(minutes('half an hour'), 30);
  assert.equal(minutes('Zwei Stunden sind 2 Stunden'), 120);
  assert.equal(minutes('cone 04'), undefined);
});

test('a firing is planned: rates, holds, the end, what is safe and what it costs', () => {
  const { programmes, milestones, energy, print } = plannerOf(kiln);
  assert.deepEqual(
    programmes.map(({ name }) => name),
    ['Glaze cone 6', 'Bisque cone 04'],
  );
  const [glaze] = programmes;
  assert.deepEqual(
    glaze?.steps.map(({ minutes }) => Math.round(minutes)),
    [60, 60, 264, 136, 15],
  );
  assert.equal(print, true);
  const start = new Date(2026, 10, 27, 8, 0);
  const times = timesOf(start, 'start', glaze?.steps ?? [], milestones);
  assert.deepEqual([times.end.getHours(), times.end.getMinutes()], [16, 55]);
  const [safe] = times.milestones;
  assert.equal(safe?.label, 'Safe to open');
  assert.deepEqual([safe.at.getDate(), safe.at.getHours()], [28, 4]);
  assert.ok(energy);
  assert.equal(costOf(times.minutes, energy.kilowatts, energy.price).toFixed(2), '7.50');
});

test('a page that is its planner is called so, and holds no sections made of its orders', () => {
  const { name, sections } = pageOf(kiln);
  assert.equal(name, 'Firing Planner');
  assert.deepEqual(
    sections.map(({ kind }) => kind),
    ['hero', 'tool'],
  );
});

test('what is to be ready at a time is counted back', () => {
  const { from, programmes, milestones } = plannerOf(
    'A sourdough planner for my students. I enter the time I want to eat and it tells me when to start each step: mix 20 minutes, bulk rise 5 hours, shape, cold proof 12 hours, bake 50 minutes, cool 2 hours.',
  );
  const times = timesOf(
    new Date(2026, 10, 28, 12, 0),
    from,
    programmes[0]?.steps ?? [],
    milestones,
  );
  assert.equal(programmes[0]?.steps.length, 6);
  assert.deepEqual([times.start.getDate(), times.start.getHours()], [27, 15]);
});

test('days are counted from a date, and back from the last of them', () => {
  const { clock, milestones } = plannerOf(
    'Goat kidding date calculator for my farm. You enter the breeding date and it shows the due date 150 days later, pregnancy check 45 days after breeding, vaccinate 4 weeks before due.',
  );
  assert.equal(clock, false);
  const times = timesOf(new Date(2026, 0, 1, 12), 'start', [], milestones);
  assert.deepEqual(
    times.milestones.map(({ label, at }) => `${label} ${at.getMonth() + 1}-${at.getDate()}`),
    ['Pregnancy check 2-15', 'Vaccinate 5-3', 'Due date 5-31'],
  );
});

test('kinds with a length each are chosen among', () => {
  const { programmes, over, milestones } = plannerOf(
    'Incubator planner: choose chicken (21 days), duck (28 days) or goose (30 days), enter the date the eggs are set, and show the hatch date. Stop turning 3 days before hatch, candle on day 7 and 14.',
  );
  assert.deepEqual(
    programmes.map(({ name }) => name),
    ['Chicken', 'Duck', 'Goose'],
  );
  assert.equal(over, 'Hatch date');
  assert.equal(milestones.length, 3);
});

test('a programme of a day and a wait at a workshop are no planner', () => {
  for (const prompt of [
    'Website for our village fete. Gates open at 12, tug of war takes 30 minutes, tea lasts 2 hours. Entry £3.',
    'Page for my upholstery workshop. A chair takes 3 days, a sofa takes 2 weeks. Tell people when they can collect.',
  ])
    assert.ok(
      !pageOf(prompt).sections.some(
        (section) => section.kind === 'tool' && section.tool.type === 'planner',
      ),
    );
});
