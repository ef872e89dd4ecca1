import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showFiles, showProblems } from './prompts';

test('files are shown in fences longer than any in them, however many they contain', () => {
  const html = `${'`a'.repeat(200_000)}\n\`\`\`\``;
  assert.match(showFiles({ html, css: '', js: '' }), /^`{5}html index\.html\n/);
});

test('the number of problems passed to a model is limited', () => {
  const shown = showProblems(Array.from({ length: 50_000 }, (_, line) => `Fault in line ${line}`));
  assert.match(shown, /^- Fault in line 0\n[^]*\n- and 49960 more of the same kind$/);
  assert.equal(shown.split('\n').length, 41);
});
