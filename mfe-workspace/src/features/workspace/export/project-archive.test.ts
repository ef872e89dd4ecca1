import { strFromU8, unzipSync } from 'fflate';
import type { GeneratedFiles } from 'shared-kit/contract';
import { packProject } from './project-archive';

const files: GeneratedFiles = {
  html: '<h1>Hi</h1><img src="assets/images/loaf-1a2b3c4d.webp" alt=""><form name="contact"><input name="email" type="email"></form>',
  css: ':root { --brand: #ffcc00 }',
  js: '',
  framework: 'vanilla',
  notes: [],
};

const pictures = new Map([['loaf-1a2b3c4d.webp', Uint8Array.from([1, 2, 3])]]);

async function unpack(change: { link?: string; html?: string; title?: string } = {}) {
  const { link = null, html = files.html, title = 'Corner Bakery' } = change;
  const project = { title, prompt: 'A bakery', files: { ...files, html }, pictures, link };
  const unpacked = unzipSync(await packProject(project));
  return (name: string) => strFromU8(unpacked[name] ?? new Uint8Array());
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
  for (const word of ['Any web space', 'nginx', 'Netlify', 'GitHub Pages', '404.html']) {
    expect(readme).toContain(word);
  }
});

it('the page has an icon of its initial and colour, unless it names one itself', async () => {
  const read = await unpack();
  expect(read('index.html')).toContain('<link rel="icon" href="favicon.svg">');
  expect(read('favicon.svg')).toContain('fill="#ffcc00"');
  expect(read('favicon.svg')).toContain('>C</text>');
  const own = await unpack({
    html: '<!doctype html><html><head><link rel="shortcut icon" href="data:,"></head><body></body></html>',
  });
  expect(own('index.html')).not.toContain('favicon.svg');
});

it('the page for unknown addresses names the website, whatever it is called', async () => {
  const page = (await unpack({ title: '<img src=x onerror=alert(1)> & Co' }))('404.html');
  expect(page).toContain('Go to &lt;img src=x onerror=alert(1)> &amp; Co');
  expect(page).not.toContain('<img');
});

it('pictures are in the folder the page looks for them', async () => {
  const read = await unpack();
  expect(read('assets/images/loaf-1a2b3c4d.webp')).toBe('\u0001\u0002\u0003');
});
