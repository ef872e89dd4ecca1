import { publishWebsite, takeWebsiteOffline, takeWebsiteOnline } from 'shared-kit/contract';
import type { HostClient } from '../../../release/host-client';
import { Cell, Progress, repeat, tellChanges } from '../work';
import type { Work } from '../work';

/** After so many deployments it is taken offline and back. */
const offlineEvery = 4;

const offline = 0;

const contentOf = (n: number) => ({
  htmlcode: `<!doctype html><html lang="en"><head><title>Drill</title><link rel="stylesheet" href="styles.css"></head><body><h1>drill-${n}-</h1><script src="script.js"></script></body></html>`,
  csscode: `h1::after{content:"drill-${n}-"}`,
  jscode: `window.drill="drill-${n}-";`,
  title: 'Drill',
  prompt: '',
});

/** Publishes a website over and over, and takes it offline and back. */
export function siteWork(client: HostClient, sitesUrl: string): Work {
  const progress = new Progress();
  const host = tellChanges(client, progress);
  const live = new Cell(offline);
  let next = 1;
  let id: string | undefined;
  let path = '';

  async function publish(): Promise<void> {
    const number = next;
    next += 1;
    await live.change(number, async () => {
      const body = { ...contentOf(number), ...(id === undefined ? {} : { id }) };
      const answer = await host.call(publishWebsite, { body });
      id = answer.id;
      path = new URL(answer.link ?? sitesUrl).pathname;
    });
  }

  return {
    name: 'websites',
    progress,
    prepare: publish,
    run: (over) =>
      repeat(
        over,
        async () => {
          await publish();
          if (next % offlineEvery !== 0 || id === undefined) return;
          const params = { id };
          const number = next - 1;
          await live.change(offline, () => host.call(takeWebsiteOffline, { params }));
          await live.change(number, () => host.call(takeWebsiteOnline, { params }));
        },
        progress,
      ),
    async check() {
      const problems = await lookAt(sitesUrl + path, live);
      const found = problems.length === 0 ? live.acknowledged : 0;
      return { acknowledged: live.acknowledged, found, problems };
    },
  };
}

/** Page, styles and script must come from one deployment, and from one that may be live. */
async function lookAt(address: string, live: Cell<number>): Promise<string[]> {
  const parts = await Promise.all(
    ['', 'styles.css', 'script.js'].map(async (file) => {
      const answer = await fetch(address + file);
      const text = await answer.text();
      if (answer.status === 404) return offline;
      return Number(/drill-(\d+)-/.exec(text)?.[1] ?? Number.NaN);
    }),
  );
  const [page = Number.NaN] = parts;
  if (parts.some((part) => part !== page)) return [`half published: ${parts.join(', ')}`];
  return live.allows(page) ? [] : [`live is ${page}, not ${live.describe()}`];
}
