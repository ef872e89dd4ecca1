import type { NodeResult, RunOptions } from 'axe-core';
import type { JSDOM } from 'jsdom';
import type { AxeAnswer, AxeHit, AxePage } from './axe-answer';
import { initialStyles } from './initial-styles';

/** What needs layout, media or frames; contrast has a check of our own. */
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
  // Working out a selector for each place takes the square of their number.
  selectors: false,
  resultTypes: ['violations'],
  rules: Object.fromEntries(needBrowser.map((rule) => [rule, { enabled: false }])),
};

/** Both libraries take a second and some forty megabytes; nobody has them who never generates. */
async function load() {
  const [{ default: axe }, { JSDOM, VirtualConsole }] = await Promise.all([
    import('axe-core'),
    import('jsdom'),
  ]);
  return { axe, JSDOM, VirtualConsole };
}

let loaded: ReturnType<typeof load> | null = null;

/** Loads both libraries ahead. */
export async function prepareAxe(): Promise<void> {
  loaded ??= load();
  await loaded;
}

// axe looks at one page at a time and keeps it in variables of the whole thread.
let last: Promise<unknown> = Promise.resolve();

/**
 * Looks at a page with axe, in this thread and without bounds. Nothing of the page runs: jsdom executes no
 * script and no handler, and loads no file, unless it is told to.
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

/** axe names attributes as `aria-x`, `aria-x="value"` or in lists of these, each check its own way. */
function attributesIn(said: unknown): string[] {
  if (typeof said === 'string') return /^aria-[a-z]+/.exec(said)?.slice(0, 1) ?? [];
  if (said === null || typeof said !== 'object') return [];
  return [...new Set(Object.values(said).flatMap(attributesIn))];
}
