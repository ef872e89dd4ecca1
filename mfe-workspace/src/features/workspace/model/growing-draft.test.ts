import { growDraft, hasVisibleContent } from './growing-draft';

it('adds what was written to the end of its file', () => {
  const first = growDraft(null, { file: 'html', from: 0, text: '<h1>' });
  const second = growDraft(first, { file: 'html', from: 4, text: 'Hi' });
  expect(growDraft(second, { file: 'css', from: 0, text: 'a{}' })).toEqual({
    html: '<h1>Hi',
    css: 'a{}',
    js: '',
  });
});

it('takes a file that was begun anew from where it says', () => {
  const draft = { html: '<h1>Old', css: '', js: '' };
  expect(growDraft(draft, { file: 'html', from: 0, text: '<p>' })?.html).toBe('<p>');
  expect(growDraft(draft, { file: 'html', from: 4, text: 'New' })?.html).toBe('<h1>New');
});

it('notices that something is missing', () => {
  expect(growDraft(null, { file: 'html', from: 4, text: 'Hi' })).toBeNull();
});

it.each([
  ['', false],
  ['<!doctype html><html><head><title>A', false],
  ['<html><head></head><body class="a">\n  ', false],
  ['<html><body>\n<h', true],
  ['<body class="a"><h1>Hi', true],
])('knows whether %j can be seen', (html, visible) => {
  expect(hasVisibleContent({ html, css: '', js: '' })).toBe(visible);
});
