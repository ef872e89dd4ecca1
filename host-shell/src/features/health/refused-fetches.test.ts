import { noteRefusedFetches } from './refused-fetches';
import type { RefusedFetch } from './refused-fetches';

const own = window.fetch;
afterEach(() => {
  window.fetch = own;
});

/** Answers with the status its address ends with, and notes whether anybody has read it. */
function answerByAddress(): { isRead: () => boolean } {
  const answers: Response[] = [];
  window.fetch = ((address: string) => {
    if (address.endsWith('lost')) return Promise.reject(new TypeError('Failed to fetch'));
    const status = Number(address.slice(-3));
    const answer = { ok: status < 400, status, url: address, bodyUsed: false } as Response;
    answers.push(answer);
    return Promise.resolve(answer);
  }) as typeof fetch;
  return { isRead: () => answers.some(({ bodyUsed }) => bodyUsed) };
}

it('notes refusals whose body nobody reads, before anybody follows and after', async () => {
  const network = answerByAddress();
  const noted = noteRefusedFetches();
  await fetch('/api/404');
  await fetch('/api/200');
  const told: number[] = [];
  const stop = noted.follow(({ status }: RefusedFetch) => told.push(status));
  await fetch('/api/503');
  stop();
  await fetch('/api/500');
  expect(told).toEqual([404, 503]);
  expect(network.isRead()).toBe(false);
});

it('leaves answers and failures to whoever has asked', async () => {
  answerByAddress();
  noteRefusedFetches();
  await expect(fetch('/api/404')).resolves.toMatchObject({ status: 404 });
  await expect(fetch('/api/lost')).rejects.toThrow('Failed to fetch');
});

it('keeps the first twenty', async () => {
  answerByAddress();
  const noted = noteRefusedFetches();
  for (let at = 0; at < 30; at += 1) await fetch('/api/500');
  const told: number[] = [];
  noted.follow(({ status }) => told.push(status));
  expect(told).toHaveLength(20);
});
