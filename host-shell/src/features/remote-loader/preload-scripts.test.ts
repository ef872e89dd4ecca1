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

describe('since when they are under way', () => {
  const now = 2_000;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValue(now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is the navigation for what the page came with', () => {
    document.head.innerHTML = '<link rel="preload" as="script" href="/remotes/d/1/entry.js">';
    expect(preloadScripts(['/remotes/d/1/entry.js', '/remotes/d/1/page.js'])).toBe(0);
  });

  it('is now for everything else, and for a second call: that is another try, or another page', () => {
    document.head.innerHTML = '<link rel="preload" as="script" href="/remotes/e/1/entry.js">';
    expect(preloadScripts(['/remotes/e/1/page.js'])).toBe(now);
    preloadScripts(['/remotes/e/1/entry.js']);
    expect(preloadScripts(['/remotes/e/1/entry.js'])).toBe(now);
    expect(preloadScripts(['/remotes/e/1/entry.js', '/remotes/e/1/other.js'])).toBe(now);
  });
});
