import type { Page } from 'playwright-core';

/** Runs in the page: notes for every key how long the page was busy until its letter stood in the layout. */
function watchKeys(): number[] {
  const times: number[] = [];
  let pressedAt = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true },
  );
  // On the window, behind every listener of the page: what they changed is laid out here, and counts.
  addEventListener('input', () => {
    document.body.getBoundingClientRect();
    times.push(performance.now() - pressedAt);
  });
  return times;
}

/** Types into what has the focus, a key at a time, and answers the milliseconds each of them took. */
export async function timeKeys(page: Page, text: string): Promise<number[]> {
  const times = await page.evaluateHandle(watchKeys);
  for (const key of text) await page.keyboard.press(key === ' ' ? 'Space' : key);
  return times.jsonValue();
}
