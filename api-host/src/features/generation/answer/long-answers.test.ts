import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EditReader } from '../model/edit-reader';
import { StepProgress } from '../model/step-progress';
import { AnswerParser } from './answer-parser';
import { holdsCode } from './edit-blocks';
import { readFence } from './fence';
import { findPath } from './file-names';

// Each of these took minutes or hours when its time grew as the square of the length.
const long = 1_000_000;

test('a line that only begins like a fence is told from one, however long', () => {
  assert.equal(readFence(`\`\`\`${' '.repeat(long)}\``), undefined);
  assert.equal(readFence(`${'~'.repeat(long)}\``), undefined);
  assert.equal(readFence(`\`\`\`${' '.repeat(long)}css`)?.info, 'css');
});

test('a line that arrives letter by letter is read once', () => {
  const parser = new AnswerParser();
  parser.write('```html index.html\n');
  for (let at = 0; at < long; at += 1) parser.write('a');
  parser.write('\n```\n');
  assert.equal(parser.end().blocks[0]?.content.length, long + 1);
});

test('reasoning that opens and closes without end neither nests nor repeats work', () => {
  const parser = new AnswerParser();
  parser.write(`${'<think></think>'.repeat(long / 15)}${'</think>'.repeat(long / 8)}Hello\n`);
  assert.equal(parser.end().prose, 'Hello');
});

test('a page that shows the starts of fences is not gone through for each of them', () => {
  const parser = new AnswerParser();
  parser.write(`\`\`\`html index.html\n${'```css\n'.repeat(long / 10)}</html>\n\n\`\`\`css\na{}\n`);
  const { blocks } = parser.end();
  assert.deepEqual(
    blocks.map(({ path }) => path),
    ['index.html', 'styles.css'],
  );
});

test('edits that arrive letter by letter are searched once for their first mark', async () => {
  const steps: string[] = [];
  const reader = new EditReader(new StepProgress((step) => steps.push(step)));
  for (let at = 0; at < long; at += 1) reader.read('a');
  assert.ok(!steps.includes('generate'));
  for (const letter of '\n<<<<<<< SEARCH index.html\n') reader.read(letter);
  assert.ok(steps.includes('generate'));
  assert.equal(await reader.isWhole('stop'), false);
});

test('an answer of empty lines is searched for code once', () => {
  assert.equal(holdsCode('\n'.repeat(long)), false);
  assert.equal(holdsCode(`${'\n'.repeat(long)}  <<<<<<< SEARCH`), true);
});

test('a line of folders names no file, however long', () => {
  assert.equal(findPath('a/'.repeat(8 * long)), undefined);
});
