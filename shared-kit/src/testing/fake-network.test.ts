import { callApi } from '../client';
import { getProfile, login, startGeneration } from '../contract';
import { apiFailure } from './fake-answers';
import { FakeNetwork } from './fake-network';
import { aUser } from './fixtures';

const body = { email: 'mira@example.com', password: 'secret-1' };
const welcome = { message: 'Welcome', token: 't', user: aUser() };

let network: FakeNetwork;

beforeEach(() => {
  network = new FakeNetwork();
  network.install();
});

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    () => 'failed',
  );

it('fails the test for an unanswered call, even if the screen swallows the error', async () => {
  await outcome(callApi(getProfile));
  expect(() => {
    network.uninstall();
  }).toThrow('No answer is prepared for GET /api/profile');
});

it('fails the test for a field the strict contract does not know', async () => {
  network.respond(login, () => welcome);
  const extra = { ...body, remember: true };
  await expect(outcome(callApi(login, { body: extra }))).resolves.toBe('failed');
  expect(() => {
    network.uninstall();
  }).toThrow(/login got a request its contract forbids/);
});

it('refuses a bad value as the host does, whatever the handler would say', async () => {
  network.respond(login, () => welcome);
  await expect(callApi(login, { body: { ...body, password: 'short' } })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'Password must be at least 6 characters',
    fields: [{ path: 'password' }],
  });
  network.uninstall();
});

it('hands the request over as the host’s schemas read it', async () => {
  network.respond(startGeneration, () => ({ message: 'ok', task_id: '1' }));
  await callApi(startGeneration, { body: { prompt: '  A bakery  ', type: 0 } });
  expect(network.calls(startGeneration)[0]?.body).toEqual({
    prompt: 'A bakery',
    type: 0,
    html: '',
    css: '',
    js: '',
  });
  network.uninstall();
});

it('uses the latest handler', async () => {
  network.respond(login, () => apiFailure('INTERNAL', 'Down', 500));
  await expect(outcome(callApi(login, { body }))).resolves.toBe('failed');
  network.respond(login, () => welcome);
  await expect(outcome(callApi(login, { body }))).resolves.toBe('answered');
  network.uninstall();
});

it('stops answering after the test', async () => {
  network.respond(login, () => welcome);
  network.uninstall();
  await expect(callApi(login, { body })).rejects.toMatchObject({ code: 'NETWORK' });
});
