import { archiveName } from './archive-name';

// Proof P64
it.each([
  ['Corner Bakery', 'Corner Bakery.zip'],
  ['Café “Élan” 面包', 'Café “Élan” 面包.zip'],
  ['', 'project.zip'],
  ['  ..', 'project.zip'],
  ['../../etc/passwd', 'etc passwd.zip'],
  ['a:b*c?"<d>|e\\f', 'a b c d e f.zip'],
  ['line\nbreak\u0000\u202E', 'line break.zip'],
  ['Ends with a dot.', 'Ends with a dot.zip'],
  ['x'.repeat(120), `${'x'.repeat(120)}.zip`],
  ['x'.repeat(300), `${'x'.repeat(251)}.zip`],
  ['🥐'.repeat(80), `${'🥐'.repeat(62)}.zip`],
])('names %j', (title, name) => {
  expect(archiveName(title)).toBe(name);
});
