import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPrompt } from '../model/prompts';
import { applyEdits } from './apply-edits';
import { parseEdits } from './edit-blocks';

const site = {
  html: '<h1>Hello</h1>\n<p>One</p>\n<p>Two</p>\n',
  css: 'a {\n  color: red;\n}\nb {\n  color: red;\n}\n',
  js: '',
};

const block = (search: string, replace: string) =>
  `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;

const shapes: [name: string, answer: string][] = [
  ['a bare name', `index.html\n${block('a', 'b')}`],
  ['a heading', `Sure.\n\n### \`index.html\`\n\n${block('a', 'b')}\n\nDone.`],
  ['a fence', `\`\`\`html index.html\n${block('a', 'b')}\n\`\`\``],
  ['a name before a fence', `**index.html**\n\`\`\`\n${block('a', 'b')}\n\`\`\``],
  ['a name on the marker', block('a', 'b').replace('SEARCH', 'SEARCH index.html')],
  ['Windows line ends', `index.html\r\n${block('a', 'b').replaceAll('\n', '\r\n')}`],
];
for (const [name, answer] of shapes) {
  test(`blocks are read with ${name}`, () => {
    const { edits, problems, rest } = parseEdits(answer);
    assert.deepEqual(edits, [{ file: 'html', search: 'a', replace: 'b' }]);
    assert.deepEqual(problems, []);
    assert.doesNotMatch(rest, /```/);
  });
}

test('the blocks shown in the prompt are parsed as it promises', () => {
  const { edits, problems } = parseEdits(readPrompt('edit'));
  assert.deepEqual(problems, []);
  assert.deepEqual(edits, [
    {
      file: 'html',
      search: '    <h1>Fresh bread</h1>',
      replace: '    <h1>Fresh bread, every morning</h1>',
    },
    {
      file: 'css',
      search: '.price {\n  color: gray;',
      replace: '.price {\n  color: #1f5130;',
    },
  ]);
});

test('several blocks of a file follow one name; deletions and whole files are kept apart', () => {
  const whole = '```js script.js\nrun()\n```';
  const answer = `index.html\n${block('a', 'b')}\n${block('c', '')}\n${whole}\nstyles.css\n${block('d', 'e')}`;
  const { edits, rest } = parseEdits(answer);
  assert.deepEqual(edits, [
    { file: 'html', search: 'a', replace: 'b' },
    { file: 'html', search: 'c', replace: '' },
    { file: 'css', search: 'd', replace: 'e' },
  ]);
  assert.match(rest, /```js script\.js\nrun\(\)\n```/);
});

test('what cannot be parsed is reported as a problem, not guessed', () => {
  assert.deepEqual(parseEdits(block('a', 'b')).problems, ['A block names no file before it.']);
  assert.deepEqual(parseEdits('index.html\n<<<<<<< SEARCH\na\n>>>>>>> REPLACE').problems, [
    'A block has no ======= line.',
  ]);
  assert.deepEqual(parseEdits('index.html\n<<<<<<< SEARCH\na\n=======\nb').problems, [
    'The last block has no end (>>>>>>> REPLACE).',
  ]);
});

test('an exact match is replaced once and literally', () => {
  const result = applyEdits(site, [
    { file: 'html', search: '<h1>Hello</h1>', replace: '<h1>$& costs $1</h1>' },
  ]);
  assert.deepEqual(result, {
    ok: true,
    site: { ...site, html: '<h1>$& costs $1</h1>\n<p>One</p>\n<p>Two</p>\n' },
  });
});

test('white space may differ when nothing matches exactly', () => {
  const result = applyEdits(site, [
    { file: 'css', search: 'b {\n\tcolor:  red;\n}\n', replace: 'b {\n  color: blue;\n}' },
  ]);
  assert.ok(result.ok);
  assert.equal(result.site.css, 'a {\n  color: red;\n}\nb {\n  color: blue;\n}\n');
});

const refused: [name: string, search: string, replace: string, problem: RegExp][] = [
  ['a text that is not there', 'c {', 'd {', /not in the file/],
  ['a text that is there twice', 'color: red;', 'color: blue;', /2 times/],
  ['an empty search', ' ', 'x', /SEARCH part is empty/],
  ['an elision', 'a {', '/* rest of the styles stays the same */\na {', /leaves code out/],
];
for (const [name, search, replace, problem] of refused) {
  test(`${name} is refused and nothing is applied`, () => {
    const result = applyEdits(site, [
      { file: 'html', search: 'One', replace: 'Eins' },
      { file: 'css', search, replace },
    ]);
    assert.ok(!result.ok);
    assert.equal(result.problems.length, 1);
    assert.match(result.problems[0] ?? '', problem);
    assert.match(result.problems[0] ?? '', /^Block 2 \(styles\.css\)/);
  });
}

test('an empty file is filled by an empty search', () => {
  const result = applyEdits(site, [{ file: 'js', search: '', replace: 'run()' }]);
  assert.ok(result.ok);
  assert.equal(result.site.js, 'run()\n');
});
