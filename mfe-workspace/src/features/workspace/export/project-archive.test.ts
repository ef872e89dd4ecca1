import type { GeneratedFiles } from 'shared-kit/contract';
import { textIn, unpackArchive } from '../testing/unpack-archive';
import { packProject } from './project-archive';

const files: GeneratedFiles = {
  html: '<h1>Hi</h1><img src="assets/images/loaf-1a2b3c4d.webp" alt=""><form name="contact"><input name="email" type="email"></form>',
  css: ':root { --brand: #ffcc00 }',
  js: '',
  framework: 'vanilla',
  notes: [],
};

const pictures = new Map([['loaf-1a2b3c4d.webp', Uint8Array.from([1, 2, 3])]]);
const fonts = new Map<string, Uint8Array>();

async function unpack(change: { link?: string; html?: string; title?: string } = {}) {
  const { link = null, html = files.html, title = 'Corner Bakery' } = change;
  const project = { title, prompt: 'A bakery', files: { ...files, html }, pictures, fonts, link };
  const unpacked = await unpackArchive(await packProject(project));
  return (name: string) => textIn(unpacked, name);
}

it('forms of a published project send to its website, and the README says so', async () => {
  const read = await unpack({ link: 'https://sites.example/bakery/' });
  expect(read('index.html')).toContain('action="https://sites.example/bakery/_form/contact"');
  expect(read('README.md')).toContain('The forms send to https://sites.example/bakery/');
});

it('forms of a project that is not published stay as they are, and the README says what to do', async () => {
  const read = await unpack();
  expect(read('index.html')).toContain('<form name="contact">');
  expect(read('README.md')).toContain('do not send anything yet');
});

it('a page without forms has nothing about forms in its README, and how to host it', async () => {
  const readme = (await unpack({ html: '<h1>Hi</h1>' }))('README.md');
  expect(readme).not.toContain('## Forms');
  for (const word of ['Any web space', 'nginx', 'Netlify', 'GitHub Pages']) {
    expect(readme).toContain(word);
  }
});

it('the page carries an icon of its initial and colour, unless it names one itself', async () => {
  const read = await unpack();
  const icon = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(
    read('index.html'),
  )?.[1];
  const drawing = decodeURIComponent(icon ?? '');
  expect(drawing).toContain('fill="#ffcc00"');
  expect(drawing).toContain('>C</text>');
  const own = await unpack({
    html: '<!doctype html><html><head><link rel="shortcut icon" href="data:,"></head><body></body></html>',
  });
  expect(own('index.html')).not.toContain('image/svg');
});

// Proof P63
it('the archive is the four files and the pictures the page shows, and nothing else', async () => {
  const project = { title: 'Bakery', prompt: 'A bakery', files, pictures, fonts, link: null };
  expect(Object.keys(await unpackArchive(await packProject(project))).toSorted()).toEqual([
    'README.md',
    'assets/images/loaf-1a2b3c4d.webp',
    'index.html',
    'script.js',
    'styles.css',
  ]);
});

it('pictures are in the folder the page looks for them', async () => {
  const read = await unpack();
  expect(read('assets/images/loaf-1a2b3c4d.webp')).toBe('\u0001\u0002\u0003');
});

it('typefaces are in the folder the style sheet looks for them', async () => {
  const project = { title: 'Bakery', prompt: 'A bakery', files, pictures, link: null };
  const fonts = new Map([['karla.woff2', Uint8Array.from([4, 5])]]);
  const unpacked = await unpackArchive(await packProject({ ...project, fonts }));
  expect([...(unpacked['assets/fonts/karla.woff2'] ?? [])]).toEqual([4, 5]);
});

it('the page asks for no typeface ahead of its style sheet, which a page opened from disk may not', async () => {
  const preload =
    '<link rel="preload" href="assets/fonts/syne.woff2" as="font" type="font/woff2" crossorigin>';
  const read = await unpack({
    html: `<!doctype html><html><head>${preload}<link rel="preload" href="a.webp" as="image"></head><body></body></html>`,
  });
  expect(read('index.html')).not.toContain('as="font"');
  expect(read('index.html')).toContain('as="image"');
});
