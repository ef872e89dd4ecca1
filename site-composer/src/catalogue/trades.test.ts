import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Trade } from './trade';
import { trades } from './trades';

const mostInHeadline = 60;
const mostWords = 9;
const mostInLead = 140;

/** The forms of the owner's own words: "{we|I}". */
const voices = /\{([^{}|]+)\|[^{}|]+\}/gu;

function textsOf({ headlines, lead, offer, services, steps, questions }: Trade): string[] {
  return [...headlines, lead, offer, ...services.flat(), ...steps.flat(), ...questions.flat()];
}

test('Every name is written as it is looked up, and belongs to one trade alone', () => {
  const owners = new Map<string, string>();
  for (const { id, names } of trades()) {
    for (const name of names) {
      assert.equal(name, name.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, ' '), `${id}: ${name}`);
      assert.equal(owners.get(name), undefined, `${name}: ${id} and ${owners.get(name) ?? ''}`);
      owners.set(name, id);
    }
  }
});

test('Every trade has a headline with the place and two without, short enough to be shown', () => {
  for (const { id, headlines } of trades()) {
    assert.ok(
      headlines.some((line) => line.includes('{place}')),
      id,
    );
    assert.ok(headlines.filter((line) => !line.includes('{')).length >= 2, id);
    for (const line of headlines) {
      assert.ok(line.length <= mostInHeadline, line);
      assert.ok(line.split(' ').length <= mostWords, line);
      assert.ok(!line.endsWith('.'), line);
    }
  }
});

test('A lead is short and ends as a sentence; a question ends as one', () => {
  for (const { id, lead, questions } of trades()) {
    assert.ok(lead.replaceAll(voices, '$1').length <= mostInLead, `${id}: ${lead}`);
    assert.match(lead, /[.?]$/u, id);
    for (const [question] of questions) assert.match(question, /\?$/u, id);
  }
});

test('A bar stands in a text only between the two forms of the owner', () => {
  for (const trade of trades())
    for (const text of textsOf(trade)) assert.ok(!text.replaceAll(voices, '').includes('|'), text);
});

test('No text speaks of the page it stands on', () => {
  for (const trade of trades())
    for (const text of textsOf(trade))
      assert.doesNotMatch(text, /\b(?:this|the) (?:page|website|form)\b/iu, trade.id);
});
