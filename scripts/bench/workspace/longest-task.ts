import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.optional(z.number()),
  args: z.optional(z.record(z.string(), z.unknown())),
});

const trace = z.object({ traceEvents: z.array(event) });
const framesOfStart = z.object({
  data: z.object({ frames: z.array(z.object({ url: z.string(), processId: z.number() })) }),
});

const categories = [
  '-*',
  '__metadata',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
];

/** Milliseconds of the longest task of the page's own main thread while `act` runs, from Chromium's trace. */
export async function longestTaskDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories });
  let written: Buffer;
  try {
    await act();
  } finally {
    written = await browser.stopTracing();
  }
  return longestTask(written.toString(), new URL(page.url()).origin);
}

/** The longest task of the process that shows pages of this origin; the preview is another process. */
export function longestTask(text: string, origin: string): number {
  const { traceEvents } = trace.parse(JSON.parse(text));
  const processes = new Set(
    traceEvents
      .filter(({ name }) => name === 'TracingStartedInBrowser')
      .flatMap(({ args }) => framesOfStart.parse(args).data.frames)
      .filter(({ url }) => url.startsWith(`${origin}/`))
      .map(({ processId }) => processId),
  );
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.['name'] === 'CrRendererMain')
      .filter(({ pid }) => processes.has(pid))
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  if (mainThreads.size === 0) throw new Error(`The trace knows no page of ${origin}`);
  const microseconds = traceEvents
    .filter(({ name, ph, pid, tid }) => {
      const isTask = name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';
      return isTask && ph === 'X' && mainThreads.has(`${pid}/${tid}`);
    })
    .map(({ dur = 0 }) => dur);
  if (microseconds.length === 0) throw new Error('The trace has no tasks');
  return microseconds.reduce((longest, each) => Math.max(longest, each), 0) / 1_000;
}
