import { AxiosError } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import { setRuntimeConfig } from '../config';
import { listWebsites, parseRuntimeConfig } from '../contract';
import { callApi } from './call-api';
import { http } from './http';

const before = http.defaults.adapter;
afterEach(() => {
  if (before !== undefined) http.defaults.adapter = before;
  sessionStorage.clear();
});

/** Every probe has an address of its own: the outcome is remembered per address. */
let probes = 0;

interface Sent {
  readonly names: unknown;
  readonly token: unknown;
}

/** Answers the probe as `probe` does and every other call with an empty list. */
function serve(probe: (config: InternalAxiosRequestConfig) => number): {
  address: string;
  asked: InternalAxiosRequestConfig[];
  sent: Sent[];
} {
  probes += 1;
  const address = `http://site--names.localhost:${4000 + probes}/_names`;
  setRuntimeConfig(parseRuntimeConfig({ siteNamesUrl: address }));
  const asked: InternalAxiosRequestConfig[] = [];
  const sent: Sent[] = [];
  http.defaults.adapter = async (config) => {
    const answer = { config, headers: {}, statusText: '', data: '' };
    if (config.url === address) {
      asked.push(config);
      return { ...answer, status: probe(config) };
    }
    sent.push({ names: config.headers['x-site-names'], token: config.headers.Authorization });
    return { ...answer, status: 200, data: JSON.stringify({ message: [] }) };
  };
  return { address, asked, sent };
}

it('asks once whether names are reached, bounded and without the session, and says so from then on', async () => {
  const { asked, sent } = serve(() => 204);
  await Promise.all([callApi(listWebsites), callApi(listWebsites)]);
  await callApi(listWebsites);
  expect(sent.map(({ names }) => names)).toEqual(['reached', 'reached', 'reached']);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.timeout).toBe(1_000);
  expect(asked[0]?.headers.Authorization).toBeUndefined();
});

it.each([
  [
    'the name does not resolve',
    () => {
      throw new AxiosError('no answer');
    },
  ],
  ['something else answers there', () => 200],
])('says nothing where %s', async (_, probe) => {
  const { sent } = serve(probe);
  await callApi(listWebsites);
  expect(sent).toEqual([expect.objectContaining({ names: undefined })]);
});

it('remembers the outcome for as long as the tab lives', async () => {
  const { address, asked, sent } = serve(() => 204);
  sessionStorage.setItem('sitewright.site-names', `no ${address}`);
  await callApi(listWebsites);
  expect(asked).toEqual([]);
  expect(sent).toEqual([expect.objectContaining({ names: undefined })]);
});

it('asks nothing where the host names no address to ask', async () => {
  const { asked, sent } = serve(() => 204);
  setRuntimeConfig(parseRuntimeConfig({}));
  await callApi(listWebsites);
  expect(asked).toEqual([]);
  expect(sent).toEqual([expect.objectContaining({ names: undefined })]);
});
