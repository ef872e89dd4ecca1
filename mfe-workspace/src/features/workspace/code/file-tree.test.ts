import { buildFileTree, countLines, listFiles, sizeInKilobytes } from './file-tree';
import type { FileTreeNode } from './file-tree';
import { splitCode } from '../model/split-code';

const source = {
  draft: { title: 'Corner Bakery', slug: 'corner-bakery' },
  prompt: 'p'.repeat(120),
  files: {
    html: '<h1>Bread</h1>\n',
    css: 'body {}\n\n/* components.css */\n.card {}\n',
    js: 'start();\n',
    framework: 'vanilla',
    notes: ['Prices are placeholders.'],
  },
};

function outline(nodes: readonly FileTreeNode[]): unknown {
  return nodes.map((node) =>
    node.type === 'file' ? node.name : [node.name, outline(node.children)],
  );
}

const contentOf = (path: string, files = source.files) =>
  listFiles(buildFileTree({ ...source, files })).find((node) => node.path === path)?.content;

// Proof P40
it('has the files and folders of the specification', () => {
  expect(outline(buildFileTree(source))).toEqual([
    [
      'src',
      [
        'index.html',
        ['styles', ['main.css', 'components.css']],
        ['scripts', ['main.js', 'utils.js']],
        [
          'assets',
          [
            ['images', []],
            ['fonts', []],
          ],
        ],
      ],
    ],
    'package.json',
    'README.md',
  ]);
});

// Proof P205
it('gives every node its name, type, path, fold, children and content', () => {
  const [src, , readme] = buildFileTree(source);
  expect(Object.keys(src ?? {}).toSorted()).toEqual(
    ['children', 'content', 'isOpen', 'name', 'path', 'type'].toSorted(),
  );
  expect(src).toMatchObject({ name: 'src', type: 'folder', path: 'src', content: null });
  expect(src?.children[1]).toMatchObject({ name: 'styles', path: 'src/styles', isOpen: true });
  expect(readme).toMatchObject({
    name: 'README.md',
    type: 'file',
    path: 'README.md',
    children: [],
  });
  expect(readme?.content).not.toBe('');
});

// Proof P41
it('shows the generated code and adds nothing to it', () => {
  expect(contentOf('src/index.html')).toBe(source.files.html);
  expect(`${contentOf('src/styles/main.css')}${contentOf('src/styles/components.css')}`).toBe(
    source.files.css,
  );
  expect(contentOf('src/styles/components.css')).toBe('/* components.css */\n.card {}\n');
});

// Proof P42
it('says where the code is when a file has none', () => {
  expect(contentOf('src/scripts/main.js')).toBe('start();\n');
  expect(contentOf('src/scripts/utils.js')).toBe(
    '// This site keeps all of its scripts in main.js.\n',
  );
  expect(contentOf('src/styles/components.css', { ...source.files, css: 'a{}' })).toContain(
    'main.css',
  );
});

// Proof P65
it('describes the package with 100 characters of the prompt', () => {
  expect(JSON.parse(contentOf('package.json') ?? '')).toEqual({
    name: 'corner-bakery',
    version: '1.0.0',
    private: true,
    description: `${'p'.repeat(100)}...`,
    framework: 'vanilla',
  });
});

it('writes prompt and notes into the README', () => {
  const readme = contentOf('README.md');
  expect(readme).toContain('# Corner Bakery\n');
  expect(readme).toContain(`> ${'p'.repeat(120)}\n`);
  expect(readme).toContain('- Prices are placeholders.\n');
});

// Proof P44
it.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
  ['a\r\nb\r\n', 2],
  ['\n\n', 2],
])('counts the lines of %j', (content, lines) => {
  expect(countLines(content)).toBe(lines);
});

// Proof P39
it('measures files in bytes', () => {
  const file = { name: '', type: 'file', path: '', isOpen: false, children: [] } as const;
  expect(
    sizeInKilobytes([
      { ...file, content: 'é'.repeat(512) },
      { ...file, content: 'x'.repeat(256) },
    ]),
  ).toBe(1.3);
});

describe('splitCode', () => {
  it('takes what follows the base section for components', () => {
    const base = ':root {}\n/* Base */\nbody {} /* inline */\n';
    const rest = '/* Header and footer */\nheader {}\n/* Hero */\n';
    expect(splitCode(base + rest, 'components')).toEqual({ main: base, rest });
    expect(splitCode(base, 'components').rest).toBeNull();
  });

  it.each([
    '/* components */',
    '/* ==== Components ==== */',
    '/* styles/components.css */',
    '  // --- components ---',
  ])('splits at %j', (marker) => {
    const code = `a {}\n${marker}\nb {}\n`;
    expect(splitCode(code, 'components')).toEqual({ main: 'a {}\n', rest: `${marker}\nb {}\n` });
  });

  it.each(['/* our components are below */', '.components {}', '/* utils */'])(
    'does not split at %j',
    (line) => {
      expect(splitCode(`a {}\n${line}\n`, 'components').rest).toBeNull();
    },
  );
});
