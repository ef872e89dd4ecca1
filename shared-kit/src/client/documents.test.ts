import { installFakeNetwork } from '../testing';
import { fetchRuntimeConfig, fetchSignedRecord, readRuntimeConfig } from './documents';

const network = installFakeNetwork();
const record = { payload: '{"schema":2}', signatures: [] };

it('returns the signed record unread: nothing is parsed before the signature is verified', async () => {
  network.serve('/releases.json', record);
  await expect(fetchSignedRecord()).resolves.toEqual(record);
});

it('checks the status before the body: an error page in JSON is no record', async () => {
  network.serve('/releases.json', { ...record, message: 'Restarting' }, 503);
  await expect(fetchSignedRecord()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Restarting',
    status: 503,
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
