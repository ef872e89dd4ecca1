import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDictated, punctuateDictation } from './punctuate-dictation';

const spoken =
  'right so this is a page for my nan ivy prosser who was the school cook in brecon for thirty years and she passed on the 2nd of november last year um she was 84 and everybody knew her she sang alto in the chapel choir and she kept bees then a bit about the gathering it is on saturday at two in the hall';

test('a dictated text becomes sentences, without the sounds of thinking', () => {
  assert.equal(
    punctuateDictation(spoken),
    'This is a page for my nan Ivy Prosser who was the school cook in Brecon for thirty years. She passed on the 2nd of November last year. She was 84. Everybody knew her. She sang alto in the chapel choir. She kept bees. A bit about the gathering. It is on Saturday at two in the hall.',
  );
});

test('what was typed stays as it is', () => {
  const typed = 'We mend clocks. Ring us, please. Open on Mondays.';
  assert.ok(!isDictated(typed));
  assert.equal(punctuateDictation(typed), typed);
  assert.ok(isDictated(spoken));
});

test('the longest instruction is punctuated in time', () => {
  const long = 'and she went there '.repeat(1_000);
  assert.equal(punctuateDictation(long), long);
});
