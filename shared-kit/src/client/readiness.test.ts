import { http } from './http';
import { readReadiness } from './readiness';
import { installFakeNetwork } from '../testing';

const network = installFakeNetwork();

it('is operational when the host can serve', async () => {
  network.serve('/readyz', { message: 'The host is ready' });
  await expect(readReadiness()).resolves.toEqual({ state: 'operational' });
});

it('is degraded with the host’s own reason', async () => {
  network.serve('/readyz', { message: 'The database does not answer' }, 503);
  await expect(readReadiness()).resolves.toEqual({
    state: 'degraded',
    reason: 'The database does not answer',
  });
});

it.each(['<html></html>', {}, { message: '' }, { message: 7 }, 'null'])(
  'is degraded without a reason when the answer is %j',
  async (body) => {
    network.serve('/readyz', body, 502);
    await expect(readReadiness()).resolves.toEqual({ state: 'degraded', reason: null });
  },
);

it('is unreachable when nothing answers', async () => {
  http.defaults.adapter = () => Promise.reject(new Error('refused'));
  await expect(readReadiness()).resolves.toEqual({ state: 'unreachable' });
});
