import { listMessages, messagePageSize, publishWebsite } from 'shared-kit/contract';
import type { HostClient } from '../../../release/host-client';
import { Progress, repeat, tellChanges } from '../work';
import type { Work } from '../work';

/** Below what one website takes in an hour; then the next one is published. */
const messagesEach = 200;

const page =
  '<!doctype html><html lang="en"><head><title>Contact</title></head><body><form name="contact"><label>Name <input name="name"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form></body></html>';

interface FormSite {
  readonly id: string;
  readonly action: string;
  readonly kept: string[];
  sent: number;
}

/** Sends messages with the form of a published website, each from another network. */
export function formWork(client: HostClient, sitesUrl: string): Work {
  const progress = new Progress();
  const host = tellChanges(client, progress);
  const sites: FormSite[] = [];
  let senders = 0;

  async function publish(): Promise<void> {
    const body = { htmlcode: page, csscode: '', jscode: '', title: 'Contact', prompt: '' };
    const { id = '', link = '' } = await host.call(publishWebsite, { body });
    const path = new URL(link).pathname;
    const html = await (await fetch(sitesUrl + path)).text();
    const form = /action="([^"]*_form\/[^"]+)"/.exec(html)?.[1];
    if (form === undefined) throw new Error('The drill’s form was not connected');
    sites.push({ id, action: new URL(form, sitesUrl + path).href, kept: [], sent: 0 });
  }

  async function send(): Promise<void> {
    if ((sites.at(-1)?.sent ?? messagesEach) >= messagesEach) await publish();
    const site = sites.at(-1);
    if (!site) return;
    site.sent += 1;
    senders += 1;
    const message = `Message number ${senders} of the drill`;
    const answer = await fetch(site.action, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        // From a trusted proxy on this machine: a visitor of another network each time.
        'x-forwarded-for': `10.${(senders >> 8) & 255}.${senders & 255}.1`,
      },
      body: new URLSearchParams({ name: 'Drill', message }),
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    if (answer.status >= 400) throw new Error(`form ${answer.status}`);
    site.kept.push(message);
    progress.acknowledged();
  }

  return {
    name: 'form messages',
    progress,
    prepare: publish,
    run: (over) => repeat(over, send, progress),
    async check() {
      const problems: string[] = [];
      let acknowledged = 0;
      let found = 0;
      for (const { id, kept } of sites) {
        const there = await readMessages(host, id);
        const lost = kept.filter((message) => !there.has(message));
        acknowledged += kept.length;
        found += kept.length - lost.length;
        problems.push(...lost.map((message) => `lost: ${message}`));
      }
      return { acknowledged, found, problems };
    },
  };
}

async function readMessages(host: HostClient, id: string): Promise<Set<string>> {
  const texts = new Set<string>();
  for (const box of ['inbox', 'spam'] as const) {
    for (let page_ = 1; ; page_ += 1) {
      const { messages } = await host.call(listMessages, {
        params: { id },
        query: { box, page: page_ },
      });
      for (const { fields } of messages) for (const { value } of fields) texts.add(value);
      if (messages.length < messagePageSize) break;
    }
  }
  return texts;
}
