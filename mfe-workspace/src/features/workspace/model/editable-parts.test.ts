import { changedParts, isEditable, joinParts, partsOf } from './editable-parts';
import type { CodeParts } from './editable-parts';

const whole = { html: '<h1>Bread</h1>\n', css: 'a{}\n/* components.css */\nb{}', js: 'start();' };
const edit = (files: typeof whole, parts: Partial<CodeParts>) =>
  joinParts({ ...partsOf(files), ...parts });

it.each([
  whole,
  { html: '', css: '', js: '' },
  {
    html: '<p>',
    css: ':root{}\n/* Base */\nbody{}\n/* Hero */\n.hero{}\n',
    js: '// utils.js\nu();',
  },
  { html: '', css: 'a{}', js: 'a();\n//--- utils ---\n' },
])('is the same code again, byte for byte, when nothing was edited: %j', (files) => {
  expect(joinParts(partsOf(files))).toEqual(files);
});

it('puts an edit into the file it belongs to and leaves the rest alone', () => {
  expect(edit(whole, { 'src/styles/components.css': '/* components.css */\nc{}' })).toEqual({
    ...whole,
    css: 'a{}\n/* components.css */\nc{}',
  });
  expect(edit(whole, { 'src/scripts/main.js': 'stop();' }).js).toBe('stop();');
});

it('marks a part that had no code, so that it is found there again', () => {
  const saved = edit(
    { ...whole, css: 'a{}' },
    {
      'src/styles/components.css': `${partsOf({ ...whole, css: 'a{}' })['src/styles/components.css']}.card{}\n`,
    },
  );
  expect(saved.css).toBe('a{}\n/* components.css */\n.card{}\n');
  expect(partsOf(saved)['src/styles/components.css']).toBe('/* components.css */\n.card{}\n');
});

it('keeps the parts apart when the first one lost its last line break', () => {
  expect(edit(whole, { 'src/styles/main.css': 'z{}' }).css).toBe('z{}\n/* components.css */\nb{}');
});

it('lets a part go that was emptied', () => {
  expect(edit(whole, { 'src/styles/components.css': ' \n' }).css).toBe('a{}\n');
});

it('names what was changed, and what can be', () => {
  const before = partsOf(whole);
  const after = { ...before, 'src/scripts/main.js': 'x', 'src/index.html': 'y' };
  expect(changedParts(before, after)).toEqual(['src/index.html', 'src/scripts/main.js']);
  expect(isEditable('src/styles/main.css')).toBe(true);
  expect(isEditable('README.md')).toBe(false);
});
