import { refine } from 'site-composer';
import { leaveOutOpenFacts } from '../../api-host/src/features/facts/leave-out';
import { derivePage } from '../../api-host/src/features/websites/derived/derive-page';
import { heavyPages } from '../../api-host/src/testing/heavy-pages';
import { hostilePages, hostilePrompts } from '../../site-composer/src/testing/hostile-inputs';
import { understand } from '../../site-composer/src/understand/understand';

/** The largest are about what a member may send. */
const pageSizes = [125_000, 250_000, 500_000, 1_000_000] as const;
const promptSizes = [2_500, 5_000, 10_000, 20_000] as const;

/**
 * Over these three doublings n log n takes 9.4 times as long and the square 64 times. Between them lies
 * what a busy machine adds.
 */
const allowed = 20;

/** Below this a measurement says nothing of growth. */
const leastMs = 2;

type Work = (size: number) => void;

interface Place {
  readonly what: string;
  readonly sizes: readonly number[];
  readonly work: Work;
}

const today = new Date('2026-01-12T12:00:00Z');
const row = '<li><h4>Dish</h4><span>[Price]</span><p>Call [Your phone] today. Or not.</p></li>';
const small = { html: '<h1>Small</h1><section><h2>Prices</h2></section>', css: '', js: '' };

/** Every place where a member's text or page is worked on, with what is worst for it. */
const places: readonly Place[] = [
  ...Object.entries(heavyPages).map(([name, make]) =>
    ofPage(`publish ${name}`, (size) =>
      derivePage({ html: make(size), css: '', js: '', title: 'Growth', as: 'delivering' }),
    ),
  ),
  ofPage('leave facts out', (size) =>
    leaveOutOpenFacts({ html: `<ul>${row.repeat(size / row.length)}</ul>`, css: '', js: '' }),
  ),
  ...Object.entries(hostilePages).map(([name, make]) =>
    ofPage(`refine ${name}`, (size) => refine(make(size), 'make the buttons navy', { today })),
  ),
  ...Object.entries(hostilePrompts).flatMap(([name, make]) => [
    ofPrompt(`understand ${name}`, (size) => understand(make(size), today)),
    ofPrompt(`ask for ${name}`, (size) => refine(small, make(size), { today })),
  ]),
];

function ofPage(what: string, work: Work): Place {
  return { what, sizes: pageSizes, work };
}

function ofPrompt(what: string, work: Work): Place {
  return { what, sizes: promptSizes, work };
}

/** Whatever a member sends, the time it costs grows no faster than n log n. */
export function benchGrowth(): Promise<void> {
  let worst = 0;
  for (const { what, sizes, work } of places) {
    const times = sizes.map((size) => quickest(() => work(size)));
    const growth = (times.at(-1) ?? 0) / Math.max(times[0] ?? 0, leastMs);
    worst = Math.max(worst, growth);
    const list = times.map((ms) => ms.toFixed(1).padStart(9)).join('');
    console.log(`${what.padEnd(34)}${list} ms   ×${growth.toFixed(1)}`);
  }
  const verdict = worst <= allowed ? 'grows with its size' : 'grows faster than n log n';
  console.log(`8 times the size: ×${worst.toFixed(1)} at most (${allowed} allowed): ${verdict}`);
  if (worst > allowed) process.exitCode = 1;
  return Promise.resolve();
}

function quickest(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
