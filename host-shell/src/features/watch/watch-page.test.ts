import type { FollowAnswers } from './failed-calls';
import { watchPage } from './watch-page';
import type { PageReports } from './watch-page';

/** Elements are where and as large as `data-at` says; everything else fills the window. */
function lay(html: string): Element {
  document.body.innerHTML = `<div id="root"><aside aria-label="Sidebar" data-at="0,0,248,700"></aside>
    <div><header data-at="248,0,700,56"></header><main id="content">${html}</main></div></div>`;
  return document.querySelector('#content')!;
}

const rect = (element: Element): DOMRect => {
  const at = element.getAttribute('data-at') ?? '0,0,300,200';
  const [left = 0, top = 0, width = 0, height = 0] = at.split(',').map(Number);
  return new DOMRect(left, top, width, height);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return rect(this);
  });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  globalThis.DOMRect ??= class {
    readonly left: number;
    readonly right: number;
    constructor(
      readonly x: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {
      this.left = x;
      this.right = x + width;
    }
  } as unknown as typeof DOMRect;
  globalThis.PerformanceObserver = {
    supportedEntryTypes: [],
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function watch(followAnswers: FollowAnswers = () => () => undefined) {
  const said: string[] = [];
  const reports: PageReports = {
    symptom: (symptom, cause) => said.push(`${symptom} ${cause}`),
    vitals: ({ contentMs }) =>
      said.push(`vitals ${contentMs === undefined ? 'no content' : 'content'}`),
    tick: () => undefined,
  };
  const stop = watchPage({ askedAt: 0, renderedAt: 40, isFirst: true }, reports, followAnswers);
  return { said, stop };
}

const seconds = async (count: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(count * 1_000);
};

it('a page with something to see is left alone for as long as it is watched', async () => {
  lay('<h1>Projects</h1><p>There are none yet.</p>');
  const { said } = watch();
  await seconds(200);
  expect(said).toEqual(['vitals content']);
});

it.each([
  ['nothing', ''],
  ['a box with nothing in it', '<div style="height: 300px"></div>'],
  ['words for screen readers only', '<span data-at="0,0,1,1">Loading</span>'],
  ['words far off the screen', '<p data-at="-9999,0,100,20">Hello</p>'],
])('%s is an empty page', async (_, html) => {
  lay(html);
  const { said, stop } = watch();
  await seconds(4);
  expect(said).toEqual(['blank nothing-shown']);
  stop();
});

it('a picture or a field is content without a word', async () => {
  lay('<canvas></canvas>');
  const { said, stop } = watch();
  await seconds(5);
  expect(said).toEqual([]);
  stop();
});

it('a refused call is told once, and what is nobody’s fault or somebody else’s is not', async () => {
  lay('<h1>Projects</h1>');
  const call = (url: string, status: number) => ({
    startTime: 10,
    url: location.origin + url,
    status,
  });
  const answers = [
    call('/api/projects', 200),
    call('/api/me', 401),
    call('/api/generations', 429),
    call('/releases.json', 503),
    { ...call('', 500), url: 'https://elsewhere.example/api/x' },
    { ...call('/api/early', 500), startTime: -1 },
    call('/api/nowhere', 404),
    call('/api/nowhere', 404),
  ];
  const { said, stop } = watch((listener) => {
    for (const answer of answers) listener(answer);
    return () => undefined;
  });
  expect(said).toEqual(['failed-call http-404']);
  stop();
});

it('a skeleton has its time, and content that comes is told when it came', async () => {
  const area = lay('<div data-skeleton="">Loading</div>');
  const { said } = watch();
  await seconds(10);
  expect(said).toEqual([]);
  area.innerHTML = '<h1>Projects</h1>';
  await seconds(10);
  expect(said).toEqual(['vitals content']);
});

it('a skeleton that never ends is an empty page', async () => {
  lay('<div aria-busy="true"><span>Loading</span></div>');
  const { said } = watch();
  await seconds(25);
  expect(said).toEqual(['vitals no content', 'blank skeleton']);
});

it('content that is taken away is noticed', async () => {
  const area = lay('<h1>Projects</h1>');
  const { said, stop } = watch();
  await seconds(5);
  area.innerHTML = '';
  await seconds(5);
  expect(said).toEqual(['blank emptied']);
  stop();
});

it.each([
  ['sidebar-gone', () => document.querySelector('aside')!.remove()],
  [
    'sidebar-hidden',
    () => document.querySelector('aside')!.setAttribute('data-at', '-300,0,248,700'),
  ],
  [
    'header-hidden',
    () => document.querySelector('header')!.setAttribute('data-at', '248,-80,700,56'),
  ],
  ['header-gone', () => document.querySelector('header')!.remove()],
  ['main-gone', () => document.querySelector('#content')!.remove()],
])('a damaged frame: %s', async (cause, damage) => {
  lay('<h1>Projects</h1>');
  const { said, stop } = watch();
  damage();
  await seconds(2);
  expect(said).toContain(`frame ${cause}`);
  stop();
});

it('a drawer in the place of the sidebar, and a dialog over everything, are no damage', async () => {
  lay('<h1>Projects</h1>');
  document.querySelector('aside')!.remove();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const narrow = watch();
  await seconds(5);
  narrow.stop();
  lay('<h1>Projects</h1><div role="dialog">Really?</div>');
  document.querySelector('header')!.setAttribute('data-at', '248,-80,700,56');
  const covered = watch();
  await seconds(5);
  covered.stop();
  expect([...narrow.said, ...covered.said]).toEqual(['vitals content', 'vitals content']);
});

it('a page that changes itself for ever is told, one that somebody uses is not', async () => {
  const area = lay('<h1>Projects</h1><p>0</p>');
  const { said, stop } = watch();
  const change = setInterval(() => (area.querySelector('p')!.textContent = String(Date.now())), 20);
  const type = setInterval(() => window.dispatchEvent(new Event('keydown')), 500);
  await seconds(10);
  expect(said).toEqual([]);
  clearInterval(type);
  await seconds(7);
  expect(said).toContain('loop changes');
  clearInterval(change);
  stop();
});
