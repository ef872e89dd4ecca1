import type { NodeResult, RunOptions } from 'axe-core';
import type { JSDOM } from 'jsdom';
import type { AxeAnswer, AxeHit, AxePage } from './axe-answer';
import { initialStyles } from './initial-styles';

/** Rules that need layout, media or frames; contrast has its own check. */
const needBrowser = [
  'color-contrast',
  'color-contrast-enhanced',
  'css-orientation-lock',
  'frame-tested',
  'link-in-text-block',
  'no-autoplay-audio',
  'scrollable-region-focusable',
  'skip-link',
  'target-size',
];

const options: RunOptions = {
  elementRef: true,
  iframes: false,
  preload: false,
  // Computing a selector for each violation takes quadratic time.
  selectors: false,
  resultTypes: ['violations'],
  rules: Object.fromEntries(needBrowser.map((rule) => [rule, { enabled: false }])),
};

/** Both libraries take a second and about 40 MB; loaded only when needed. */
async function load() {
  const [{ default: axe }, { JSDOM, VirtualConsole }] = await Promise.all([
    import('axe-core'),
    import('jsdom'),
  ]);
  return { axe, JSDOM, VirtualConsole };
}

let loaded: ReturnType<typeof load> | null = null;

/** Preloads both libraries. */
export async function prepareAxe(): Promise<void> {
  loaded ??= load();
  await loaded;
}

// axe checks one page at a time and keeps it in global variables of the thread.
let last: Promise<unknown> = Promise.resolve();

/**
 * Checks a page with axe, in the calling thread and without limits. No code of the page runs: by
 * default jsdom executes no scripts or handlers, and loads no files.
 */
export async function lookWithAxe(page: AxePage): Promise<AxeAnswer> {
  const look = last.then(() => run(page));
  last = look.catch(() => undefined);
  return look;
}

async function run({ html, css }: AxePage): Promise<AxeAnswer> {
  loaded ??= load();
  const { axe, JSDOM, VirtualConsole } = await loaded;
  const dom = new JSDOM(html, { includeNodeLocations: true, virtualConsole: new VirtualConsole() });
  try {
    const { window } = dom;
    const styles = initialStyles(window.document, css);
    Object.assign(window, { getComputedStyle: styles });
    const { violations } = await axe.run(window.document.documentElement, options);
    return {
      hits: violations.flatMap(({ id: rule, impact, help, nodes }) =>
        nodes.map((node) => ({ rule, impact: impact ?? 'minor', help, ...placeOf(dom, node) })),
      ),
    };
  } finally {
    dom.window.close();
  }
}

function placeOf(dom: JSDOM, node: NodeResult): Pick<AxeHit, 'start' | 'attributes'> {
  const place = node.element ? dom.nodeLocation(node.element) : null;
  const said = [...node.any, ...node.all, ...node.none].map(({ data }): unknown => data);
  return { start: place?.startOffset ?? null, attributes: attributesIn(said) };
}

/** axe names attributes as `aria-x`, `aria-x="value"` or lists of these, depending on the check. */
function attributesIn(said: unknown): string[] {
  if (typeof said === 'string') return /^aria-[a-z]+/.exec(said)?.slice(0, 1) ?? [];
  if (said === null || typeof said !== 'object') return [];
  return [...new Set(Object.values(said).flatMap(attributesIn))];
}
