import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writtenDate } from '../../plan/write-date';
import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { understand } from '../understand';
import { dayTimesOf } from './day-records';
import type { MarkedText } from './marked-text';

const today = new Date('2026-11-23T12:00:00Z');
const rowsOf = (prompt: string): string[] => {
  const { facts, language } = understand(prompt, today);
  return facts.dates.map((date) =>
    [date.title ?? '', writtenDate(date, language), date.where ?? ''].join(' | '),
  );
};

/** The marked words of a text, all of one record. */
function recordOf(text: string, marks: readonly (readonly [SpanLabel, string])[]): MarkedText {
  const spans = marks.map(([label, words]): Span => {
    const start = text.indexOf(words);
    return { label, text: words, start, end: start + words.length, record: 1, sure: 1 };
  });
  return {
    text,
    spans,
    clauses: [],
    parts: [],
    purposes: [],
    trades: [],
    likeliest: () => null,
    of: (...labels) => spans.filter(({ label }) => labels.includes(label)),
    beside: (span, ...labels) =>
      spans.filter((other) => other !== span && labels.includes(other.label)),
  };
}

function dayTimes(marked: MarkedText): string[] {
  return marked
    .of('event')
    .flatMap((event) =>
      dayTimesOf(marked, event).map(({ date, times }) =>
        [event.text, date?.text ?? '', ...times.map(({ text }) => text)].join(' '),
      ),
    );
}

test('Every day of a thing that takes place is a row with its own times', () => {
  const marked = recordOf('Rehearsals Sunday 5pm and Wednesday 7pm, the Legion', [
    ['event', 'Rehearsals'],
    ['date', 'Sunday'],
    ['time', '5pm'],
    ['date', 'Wednesday'],
    ['time', '7pm'],
  ]);
  assert.deepEqual(dayTimes(marked), ['Rehearsals Sunday 5pm', 'Rehearsals Wednesday 7pm']);
});

test('Days that share a time both have it', () => {
  const marked = recordOf('Packing 6 Feb and 7 Feb, 10am', [
    ['event', 'Packing'],
    ['date', '6 Feb'],
    ['date', '7 Feb'],
    ['time', '10am'],
  ]);
  assert.deepEqual(dayTimes(marked), ['Packing 6 Feb 10am', 'Packing 7 Feb 10am']);
});

test('Of several things in one record each has its own time, behind it or before it', () => {
  const behind = recordOf('Comedies 6pm Sad ones 7pm', [
    ['event', 'Comedies'],
    ['time', '6pm'],
    ['event', 'Sad ones'],
    ['time', '7pm'],
  ]);
  assert.deepEqual(dayTimes(behind), ['Comedies  6pm', 'Sad ones  7pm']);
  const before = recordOf('Services 8am said communion and 10.30am family service', [
    ['event', 'Services'],
    ['time', '8am'],
    ['event', 'said communion'],
    ['time', '10.30am'],
    ['event', 'family service'],
  ]);
  assert.deepEqual(dayTimes(before), [
    'Services ',
    'said communion  8am',
    'family service  10.30am',
  ]);
});

test('What takes place keeps every word of its name and where it is', () => {
  const rows = rowsOf(
    'Tom und Lea heiraten am 12. Juni 2027. Ablauf: 14 Uhr Trauung im Garten, 15:30 Kaffee und Kuchen, ab 18 Uhr Essen und Tanz in der Scheune.',
  ).join('\n');
  for (const words of ['Kaffee und Kuchen', 'Essen und Tanz', 'Scheune'])
    assert.ok(rows.includes(words), rows);
});

test('Several days that stand as one date are written as they were told', () => {
  const date = { iso: '2027-10-08', title: null };
  assert.equal(
    writtenDate({ ...date, words: '7 y 8 de octubre de 2027' }, 'es'),
    '7 y 8 de octubre de 2027',
  );
  assert.equal(writtenDate({ ...date, words: '8.10.2027' }, 'de'), 'Freitag, 8. Oktober 2027');
});

test('A day by which visitors have to do something is kept in every language', () => {
  assert.ok(
    rowsOf('Scuola di ceramica, Faenza. Corso biennale. Domande entro il 31 maggio.').some((row) =>
      row.includes('31 maggio'),
    ),
  );
});
