import { contractHeader, contractVersion, getProfile, updateProfile } from '../contract';
import { useSession } from '../session';
import { apiFailure, aUser, installFakeNetwork } from '../testing';
import { callApi } from './call-api';
import { http } from './http';

const network = installFakeNetwork();
const tooOld = apiFailure('HOST_TOO_OLD', 'The service is being updated', 421);

beforeEach(() => {
  useSession.getState().save('token-1', aUser());
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks again where a host is older than the page, until one understands it', async () => {
  jest.useFakeTimers();
  let hosts = 0;
  network.respond(updateProfile, () => {
    hosts += 1;
    return hosts < 3 ? tooOld : { message: 'Saved', user: aUser() };
  });
  const call = callApi(updateProfile, { body: { name: 'Mira', email: 'mira@example.com' } });
  await jest.runAllTimersAsync();
  await expect(call).resolves.toMatchObject({ message: 'Saved' });
  expect(hosts).toBe(3);
});

it('gives up when none does, with what the host says to people', async () => {
  jest.useFakeTimers();
  network.respond(getProfile, () => tooOld);
  const call = callApi(getProfile);
  const failed = expect(call).rejects.toMatchObject({ message: 'The service is being updated' });
  await jest.runAllTimersAsync();
  await failed;
  expect(network.calls(getProfile)).toHaveLength(5);
});

it('asks once where it was refused for anything else', async () => {
  network.respond(getProfile, () => apiFailure('FORBIDDEN', 'No', 403));
  await expect(callApi(getProfile)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(network.calls(getProfile)).toHaveLength(1);
});

it('says with each call which version of the contract it was made with', async () => {
  const request = jest.spyOn(http, 'request');
  network.respond(getProfile, () => ({ message: 'ok', user: aUser() }));
  await callApi(getProfile);
  expect(request.mock.calls[0]?.[0].headers).toMatchObject({ [contractHeader]: contractVersion });
});
