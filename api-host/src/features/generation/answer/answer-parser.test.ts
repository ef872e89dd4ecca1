import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnswerParser } from './answer-parser';

const page = '<!doctype html>\n<html lang="en">\n<body>Grüße 🌿</body>\n</html>';

function parse(...chunks: string[]) {
  const events: string[] = [];
  const parser = new AnswerParser({
    onOpen: (path) => events.push(`+${path}`),
    onClose: (path) => events.push(`-${path}`),
  });
  for (const chunk of chunks) parser.write(chunk);
  return { ...parser.end(), events };
}

const files = (answer: ReturnType<typeof parse>) =>
  answer.blocks.map(({ path, content }) => `${path}|${content}`);

const complete = `Here is the site.\r\n\n\`\`\`html index.html\n${page}\n\`\`\`\n\n**styles.css**\n\`\`\`\na { color: red }\n\`\`\`\n\`\`\`javascript\nconst a = \`x\`;\n\`\`\`\nEnjoy.`;

test('every split point of an answer yields the same files and events', () => {
  const whole = parse(complete);
  assert.deepEqual(files(whole), [
    `index.html|${page}\n`,
    'styles.css|a { color: red }\n',
    'script.js|const a = `x`;\n',
  ]);
  assert.deepEqual(whole.events, [
    '+index.html',
    '-index.html',
    '+styles.css',
    '-styles.css',
    '+script.js',
    '-script.js',
  ]);
  for (let at = 0; at <= complete.length; at += 1) {
    assert.deepEqual(parse(complete.slice(0, at), complete.slice(at)), whole, `split at ${at}`);
  }
  assert.deepEqual(parse(...complete.split('')), whole);
});

const infoStrings: [info: string, path: string | null][] = [
  ['html index.html', 'index.html'],
  ['index.html', 'index.html'],
  ['html:index.html', 'index.html'],
  ['html title="index.html"', 'index.html'],
  ['{.css filename=src/styles.css}', 'src/styles.css'],
  ['css', 'styles.css'],
  ['JS', 'script.js'],
  ['typescript', 'script.js'],
  ['bash', null],
  ['json package.json', 'package.json'],
  ['md README.md', 'README.md'],
];
for (const [info, path] of infoStrings) {
  test(`the info string "${info}" names ${path ?? 'no file'}`, () => {
    assert.equal(parse(`\`\`\`${info}\nx\n\`\`\``).blocks[0]?.path, path);
  });
}

const firstLines: [line: string, path: string][] = [
  ['<div class="a">', 'index.html'],
  ['<!-- index.html -->', 'index.html'],
  ['body {', 'styles.css'],
  ['.a:hover, .b > c { color: red }', 'styles.css'],
  ['@media (min-width: 40em) {', 'styles.css'],
  [':root {', 'styles.css'],
  ['a:not(.b) {', 'styles.css'],
  ['/* styles.css */', 'styles.css'],
  ['// script.js', 'script.js'],
  ['const a = {', 'script.js'],
  ['class Cart {', 'script.js'],
  ['function run() {', 'script.js'],
  ["document.querySelector('a').onclick = () => {", 'script.js'],
  ['(() => {', 'script.js'],
];
for (const [line, path] of firstLines) {
  test(`a fence without a name whose first line is "${line}" is ${path}`, () => {
    assert.equal(parse(`\`\`\`\n\n${line}\n\`\`\``).blocks[0]?.path, path);
  });
}

test('a name in the prose applies to the next block only', () => {
  const { blocks } = parse('### `main.css`\n```\na{}\n```\n```\nb{}\n```');
  assert.deepEqual(
    blocks.map(({ path, named }) => [path, named]),
    [
      ['main.css', true],
      ['styles.css', false],
    ],
  );
});

test('leaked reasoning is dropped, including file drafts in it', () => {
  const thought = '<think>I could write\n```html index.html\n<p>draft</p>\n```\nno</think>\n';
  assert.deepEqual(files(parse(`${thought}\`\`\`html index.html\n${page}\n\`\`\``)), [
    `index.html|${page}\n`,
  ]);
  const half = `First a plan\n\`\`\`html\n<p>draft</p>\n\`\`\`\n</think>\n\`\`\`html\n${page}\n\`\`\``;
  assert.deepEqual(files(parse(half)), [`index.html|${page}\n`]);
  const never = `<think>\n\`\`\`html index.html\n${page}\n\`\`\``;
  assert.deepEqual(files(parse(never)), [`index.html|${page}\n`]);
});

test('a forgotten closing fence does not swallow the next file', () => {
  const answer = parse(`\`\`\`html\n${page}\n\`\`\`css\na{}\n\`\`\`js script.js\nrun()\n\`\`\``);
  assert.deepEqual(files(answer), [
    `index.html|${page}\n`,
    'styles.css|a{}\n',
    'script.js|run()\n',
  ]);
});

test('a fence glued to the last line of code closes the block', () => {
  const answer = parse(`\`\`\`html\n${page}\`\`\`\n\`\`\`css\na{}\n\`\`\``);
  assert.deepEqual(files(answer), [`index.html|${page}\n`, 'styles.css|a{}\n']);
});

test('longer and tilde fences may contain shorter ones', () => {
  const answer = parse('````html index.html\n<pre>\n```\n</pre>\n````\n~~~css\na{}\n~~~');
  assert.deepEqual(files(answer), ['index.html|<pre>\n```\n</pre>\n', 'styles.css|a{}\n']);
});

test('a truncated last block is reported as unclosed', () => {
  const parser = new AnswerParser();
  parser.write('```css styles.css\na { color: red }\nb { col');
  assert.deepEqual(parser.openBlock, {
    path: 'styles.css',
    content: 'a { color: red }\nb { col',
  });
  assert.equal(parser.end().blocks[0]?.closed, false);
});

test('a page without a fence is found in the text', () => {
  const [block] = parse(`Sure:\n${page}\nThat is all.`).blocks;
  assert.deepEqual(block, { path: 'index.html', named: false, content: `${page}\n`, closed: true });
  assert.equal(parse('Sure:\n<html><body>half').blocks[0]?.closed, false);
});

test('an answer of prose only has no files', () => {
  assert.deepEqual(parse('I would rather talk about something else.').blocks, []);
});
