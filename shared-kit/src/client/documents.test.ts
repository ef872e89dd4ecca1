import { installFakeNetwork } from '../testing';
import { fetchReleaseRecord, fetchRuntimeConfig, readRuntimeConfig } from './documents';

const network = installFakeNetwork();
const record = { schema: 1, serial: 4, shell: { version: '1.0.0-aa' }, remotes: {} };

it('reads the release record', async () => {
  network.serve('/releases.json', record);
  await expect(fetchReleaseRecord()).resolves.toMatchObject({ serial: 4 });
});

it('checks the status before the body: an error page in JSON is no record', async () => {
  network.serve('/releases.json', { ...record, message: 'Restarting' }, 503);
  await expect(fetchReleaseRecord()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Restarting',
    status: 503,
  });
});

it('names the document and the field that is wrong', async () => {
  network.serve('/releases.json', { ...record, serial: 'four' });
  await expect(fetchReleaseRecord()).rejects.toMatchObject({
    code: 'CONTRACT_MISMATCH',
    message: expect.stringContaining('/releases.json: serial') as unknown,
  });
});

it('fills the defaults of the runtime configuration and ignores what a newer host adds', async () => {
  network.serve('/config.json', { brandName: 'Acme', fromTheFuture: true });
  const config = await fetchRuntimeConfig();
  expect(config).toMatchObject({ brandName: 'Acme', processingSteps: 'auto' });
  expect(config).not.toHaveProperty('fromTheFuture');
});

it('refuses a configuration with a wrong field', () => {
  expect(() => readRuntimeConfig({ remoteTimeoutMs: 'soon' })).toThrow(/remoteTimeoutMs/);
});
