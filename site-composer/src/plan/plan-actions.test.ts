import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';

const today = new Date('2026-11-23T12:00:00Z');
const htmlOf = (prompt: string): string =>
  compose(prompt, { today }).html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');

/** The first button of the page's first screen, its words and where it leads. */
function mainButton(prompt: string): string {
  const [, href = '', inner = ''] =
    /<p class="actions"><a class="button" href="([^"]+)">(.*?)<\/a>/su.exec(htmlOf(prompt)) ?? [];
  return `${inner.replaceAll(/<[^>]+>/g, '')} → ${href}`;
}

test('The number given is the button where calling is as good as writing', () => {
  assert.equal(
    mainButton('Mobile welder in Hexham, gates and railings. Ring 01434 555 0123.'),
    'Call 01434 555 0123 → tel:+441434550123'.replace('+441434550123', '014345550123'),
  );
});

test('Who would rather be written to has a button that writes', () => {
  assert.match(
    mainButton('Window cleaner in Leek, text me on 07700 900123, I am up a ladder'),
    /^Text 07700 900123 → sms:/,
  );
});

test('Nobody books where bookings are ruled out', () => {
  assert.doesNotMatch(
    mainButton('Pizzeria in Brighton, collection only, 01273 555 0166. Margherita 9.50'),
    /book/i,
  );
});

test('Who gives a profile alone is written to there', () => {
  assert.equal(
    mainButton('portfolio for my drawings of moths, dms on insta @mothwing'),
    'Message @mothwing → https://www.instagram.com/mothwing',
  );
});

test('A web address without its protocol leads out of the page, a second address is written to', () => {
  const html = htmlOf(
    'Potter in Leach, see www.potter.example.com, one@potter.example or two@potter.example',
  );
  assert.match(html, /href="https:\/\/www\.potter\.example\.com"/);
  assert.match(html, /href="mailto:two@potter\.example"/);
});

test('Prepared texts about tables and booking are not used where nobody books', () => {
  const html = htmlOf('Pizzeria in Brighton, collection only, 01273 555 0166. Margherita 9.50');
  assert.doesNotMatch(html.replaceAll(/<[^>]*>/g, ' '), /\b(?:book|sit down|a table)\b/i);
});
