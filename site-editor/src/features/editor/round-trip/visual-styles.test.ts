import { divideStyles, joinStyles } from './visual-styles';

const css = 'h1 { color: red }\n';

it('puts rules at the end, once, and takes them up again', () => {
  const first = joinStyles(css, '#i1{color:blue;}#i2{margin:0;}');
  expect(first).toBe(
    `${css}\n/* Visual edits: begin */\n#i1{color:blue;}\n#i2{margin:0;}\n/* Visual edits: end */\n`,
  );
  expect(divideStyles(first).rules.trim()).toBe('#i1{color:blue;}\n#i2{margin:0;}');
  const second = joinStyles(first, '#i1{color:green;}');
  expect(second).toBe(first.replace('#i1{color:blue;}\n#i2{margin:0;}', '#i1{color:green;}'));
});

it('keeps what stands behind its rules', () => {
  const edited = `${joinStyles(css, '#a{}')}.more { top: 0 }`;
  expect(joinStyles(edited, '#b{}')).toBe(edited.replace('#a{}', '#b{}'));
});

it('keeps every byte of a file without its marks, or with half of them', () => {
  for (const file of ['', css, 'a{}', `${css}/* Visual edits: begin */`]) {
    expect(joinStyles(file, '')).toBe(file);
    expect(divideStyles(file)).toEqual({ head: file, rules: '', tail: '' });
  }
});

it('adds the rules of a new section once, before its own', () => {
  const faq = '/* Section: faq */\n.faq { gap: 1px }\n';
  const once = joinStyles(css, '#a{}', [faq]);
  expect(once.startsWith(`${css}\n${faq}`)).toBe(true);
  expect(joinStyles(once, '#a{}', [faq])).toBe(once);
});
