import { derivePage } from '../../api-host/src/features/websites/derived/derive-page';
import { heavyPages } from '../../api-host/src/testing/heavy-pages';

/** The largest is about what a member may send. */
const sizes = [125_000, 250_000, 500_000, 1_000_000] as const;

/**
 * Over these three doublings n log n takes 9.4 times as long and the square 64 times. Between them lies
 * what a busy machine adds.
 */
const allowed = 20;

/** Below this a measurement says nothing of growth. */
const leastMs = 2;

/** What is derived of a published page must grow no faster than its size, whatever the page is made of. */
export async function benchPageGrowth(): Promise<void> {
  let worst = 0;
  for (const [what, make] of Object.entries(heavyPages)) {
    const times = sizes.map((size) => quickest(make(size)));
    const growth = (times.at(-1) ?? 0) / Math.max(times[0] ?? 0, leastMs);
    worst = Math.max(worst, growth);
    const list = times.map((ms) => ms.toFixed(1).padStart(8)).join('');
    console.log(`${what.padEnd(28)}${list} ms   ×${growth.toFixed(1)}`);
  }
  const verdict = worst <= allowed ? 'grows with its size' : 'grows faster than n log n';
  console.log(`8 times the size: ×${worst.toFixed(1)} at most (${allowed} allowed): ${verdict}`);
  if (worst > allowed) process.exitCode = 1;
}

function quickest(html: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    derivePage({ html, css: '', js: '', title: 'Growth', as: 'delivering' });
    return performance.now() - start;
  });
  return Math.min(...times);
}
