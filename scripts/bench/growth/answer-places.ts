import { AnswerParser } from '../../../api-host/src/features/generation/answer/answer-parser';
import { applyEdits } from '../../../api-host/src/features/generation/answer/apply-edits';
import {
  assembleSite,
  linkNewFiles,
} from '../../../api-host/src/features/generation/answer/assemble-site';
import { findBareDocument } from '../../../api-host/src/features/generation/answer/bare-document';
import { parseEdits } from '../../../api-host/src/features/generation/answer/edit-blocks';
import { refusedParts } from '../../../api-host/src/features/generation/answer/refused-parts';
import { EditReader } from '../../../api-host/src/features/generation/model/edit-reader';
import { joinContinuation } from '../../../api-host/src/features/generation/model/join-continuation';
import { showFiles } from '../../../api-host/src/features/generation/model/prompts';
import { SiteReader } from '../../../api-host/src/features/generation/model/site-reader';
import { StepProgress } from '../../../api-host/src/features/generation/model/step-progress';
import { directSiteWork } from '../../../api-host/src/features/generation/site-work/site-work';
import { storableText } from '../../../api-host/src/features/generation/tasks/storable-text';
import { heavyPages } from '../../../api-host/src/testing/heavy-pages';
import { ofPage, ofSlowPage, ofStream, paragraphs, repeating, site } from './place';
import type { Place } from './place';

/** Answers of a model, friendly and hostile, by size. */
const answers: Readonly<Record<string, (size: number) => string>> = {
  'an answer of files': (size) =>
    `Here it is.\n\n\`\`\`html index.html\n${paragraphs(size)}\n\`\`\`\n\n\`\`\`css styles.css\na{}\n\`\`\``,
  'an answer of edits': repeating(
    'index.html\n<<<<<<< SEARCH\n<p>a</p>\n=======\n<p>b</p>\n>>>>>>> REPLACE\n',
  ),
  'an answer without a fence': paragraphs,
  prose: repeating('I would rather talk about something else.\n'),
  'one line': repeating('a'),
  'one line of a fence': (size) => `\`\`\`${' '.repeat(size)}\``,
  'one line of tildes': (size) => `${'~'.repeat(size)}\``,
  'fences alone': repeating('```\n'),
  'fences inside a page': (size) => `\`\`\`html index.html\n${'```css\n'.repeat(size / 7)}`,
  'fences with names': repeating('```css a.css\na{}\n```\n'),
  'paths in an info string': (size) => `\`\`\`${'a/'.repeat(size / 2)}\nx\n\`\`\``,
  'reasoning in one line': repeating('<think></think>'),
  'reasoning without a start': repeating('</think>'),
  'reasoning without an end': repeating('<think>\n```html\n<p>'),
  'pages that only begin': repeating('<html <!doctype html'),
  'marks of edits': repeating('<<<<<<< SEARCH\n=======\n'),
  'empty lines': repeating('\n'),
  'spaces alone': repeating(' '),
  'parts not done': repeating('NOT DONE: a: b\n'),
};

/** How a text arrives from a provider. */
function inChunks(text: string, length: number, read: (chunk: string) => void): void {
  for (let at = 0; at < text.length; at += length) read(text.slice(at, at + length));
}

const progress = () => new StepProgress(() => {});

async function readSite(text: string, chunk: number): Promise<void> {
  const reader = new SiteReader({ progress: progress(), sites: directSiteWork });
  inChunks(text, chunk, (part) => reader.read(part));
  await reader.isWhole('stop');
  reader.end();
}

async function readEdits(text: string, chunk: number): Promise<void> {
  const reader = new EditReader(progress());
  inChunks(text, chunk, (part) => reader.read(part));
  await reader.isWhole('unknown');
}

const readers = Object.entries(answers).flatMap(([name, make]) => [
  ofPage(`read files in ${name}`, (size) => readSite(make(size), size)),
  ofStream(`read files in chunks of ${name}`, (size) => readSite(make(size), 20)),
  ofStream(`read edits in chunks of ${name}`, (size) => readEdits(make(size), 20)),
  ofPage(`parse edits of ${name}`, (size) => parseEdits(make(size))),
  ofStream(`find parts not done in ${name}`, (size) => refusedParts(make(size))),
  ofPage(`find a page in ${name}`, (size) => findBareDocument(make(size))),
  ofStream(`join ${name}`, (size) =>
    joinContinuation(make(size), make(size), { path: 'index.html', content: make(size) }),
  ),
  ofStream(`parse ${name} at once`, (size) => {
    const parser = new AnswerParser();
    parser.write(make(size));
    parser.written();
    return parser.end();
  }),
]);

const edit = (search: string, replace = 'c') => [{ file: 'html' as const, search, replace }];

const edits: readonly Place[] = [
  ofPage('apply an edit that matches', (size) =>
    applyEdits(site(`${paragraphs(size)}<h2>b</h2>`), edit('<h2>b</h2>')),
  ),
  ofPage('apply an edit with other spaces', (size) =>
    applyEdits(site(`${paragraphs(size)}\n<h2>b  b</h2>\n`), edit('<h2>b b</h2>')),
  ),
  ofPage('apply an edit that nearly matches', (size) =>
    applyEdits(site('a\n'.repeat(size / 2)), edit(`${'a \n'.repeat(size / 6)}b`)),
  ),
  ofPage('apply an edit that matches everywhere', (size) =>
    applyEdits(site('a'.repeat(size)), edit('a'.repeat(size / 2))),
  ),
  ofPage('apply an edit that leaves code out', (size) =>
    applyEdits(site('a'), edit('a', '/* .... '.repeat(size / 8))),
  ),
  ofSlowPage('apply many edits', (size) => {
    const lines = Array.from({ length: 300 }, (_, n) => `<i>${n} </i>\n`).join('');
    const many = Array.from({ length: 300 }, (_, n) => edit(`<i>${n}  </i>`)).flat();
    return applyEdits(site(`${paragraphs(size)}\n${lines}`), many);
  }),
];

/** Files of an answer, as a model may write them. */
const files: Readonly<Record<string, (size: number) => string>> = {
  ...heavyPages,
  paragraphs,
  'comments before a page': (size) => `${'<!-- -->'.repeat(size / 8)}<html><body>x</body></html>`,
  'headings never closed': repeating('<h1'),
  'styles in a page': (size) => `<html>${'<style>a{}</style>'.repeat(size / 18)}<body>x`,
  'style sheets in a page': (size) =>
    `<html>${'<link rel="stylesheet" href="a.css">'.repeat(size / 36)}<body>x`,
};

const sites: readonly Place[] = Object.entries(files).flatMap(([name, make]) => [
  ofPage(`assemble ${name}`, (size) => assembleSite({ html: make(size) })),
  ofPage(`assemble a sheet of ${name}`, (size) =>
    assembleSite({ html: '<p>x</p>', css: `<style>${make(size)}`, js: `<script>${make(size)}` }),
  ),
  ofPage(`link files to ${name}`, (size) =>
    linkNewFiles(site(make(size), 'a{}', 'run()'), site(make(size))),
  ),
  ofPage(`see whether it is whole: ${name}`, async (size) => {
    const code = make(size);
    for (const file of ['html', 'css', 'js'] as const) await directSiteWork.isWhole(file, code);
  }),
  ofPage(`show a model ${name}`, (size) => showFiles(site(make(size)))),
  ofPage(`store ${name}`, (size) => storableText(make(size))),
]);

/** Where the answer of a model is read. */
export const answerPlaces: readonly Place[] = [
  ...readers,
  ...edits,
  ...sites,
  ofPage('show a model backquotes', (size) => showFiles(site('`'.repeat(size)))),
  ofPage('store surrogates', (size) => storableText('\uD800\0a'.repeat(size / 3))),
];
