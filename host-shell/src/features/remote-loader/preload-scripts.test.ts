import { preloadScripts } from './preload-scripts';

const linked = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
});

it('asks for every script at once, as a script', () => {
  preloadScripts(['/remotes/a/1/entry.js', '/remotes/a/1/page.js']);
  expect(linked()).toEqual(['/remotes/a/1/entry.js', '/remotes/a/1/page.js']);
  expect(document.head.querySelector('link')).toMatchObject({ rel: 'preload', as: 'script' });
});

it('leaves out what the page came with', () => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/remotes/b/1/entry.js">';
  preloadScripts(['/remotes/b/1/entry.js', '/remotes/b/1/page.js']);
  expect(linked()).toEqual(['/remotes/b/1/entry.js', '/remotes/b/1/page.js']);
});

it('asks once for each: a browser answers a second request with the first one’s failure', () => {
  preloadScripts(['/remotes/c/1/entry.js']);
  document.head.replaceChildren();
  preloadScripts(['/remotes/c/1/entry.js']);
  expect(linked()).toEqual([]);
});
