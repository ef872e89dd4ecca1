import { render, screen } from '@testing-library/react';
import { parseRuntimeConfig } from '../contract';
import { installFakeNetwork } from '../testing';
import { inlinedConfigId, loadRuntimeConfig } from './load-runtime-config';
import { getRuntimeConfig, setRuntimeConfig, useRuntimeConfig } from './runtime-config-store';

const network = installFakeNetwork();
const complete = parseRuntimeConfig({ brandName: 'Inlined' });

function Brand() {
  return <p>{useRuntimeConfig().brandName}</p>;
}

function inline(text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = inlinedConfigId;
  script.textContent = text;
  document.head.append(script);
}

afterEach(() => {
  document.getElementById(inlinedConfigId)?.remove();
});

it('is not there before an entry has put it in place', () => {
  expect(() => getRuntimeConfig()).toThrow(/loadRuntimeConfig/);
});

it('comes from the page, without a request', async () => {
  inline(JSON.stringify(complete));
  await expect(loadRuntimeConfig()).resolves.toEqual(complete);
  expect(getRuntimeConfig()).toEqual(complete);
});

it('gets the defaults of what an older host did not inline', async () => {
  inline(JSON.stringify({ brandName: 'Older' }));
  await expect(loadRuntimeConfig()).resolves.toMatchObject({
    brandName: 'Older',
    remoteTimeoutMs: 7000,
  });
});

it('names the field of an inlined document that is wrong', async () => {
  inline(JSON.stringify({ ...complete, brandName: 7 }));
  await expect(loadRuntimeConfig()).rejects.toThrow(/brandName/);
});

it.each(['', '{broken'])('comes from /config.json when the page holds “%s”', async (text) => {
  inline(text);
  network.serve('/config.json', { brandName: 'Fetched' });
  await expect(loadRuntimeConfig()).resolves.toMatchObject({ brandName: 'Fetched' });
});

it('reaches components', () => {
  setRuntimeConfig(complete);
  render(<Brand />);
  expect(screen.getByText('Inlined')).toBeInTheDocument();
});
