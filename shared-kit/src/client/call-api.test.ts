import { getGenerationTask, getProfile, getWebsite, login, updateProfile } from '../contract';
import { useSession } from '../session';
import { apiFailure, aUser, aWebsite, installFakeNetwork, rawAnswer } from '../testing';
import type { ApiError } from './api-error';
import { callApi } from './call-api';

const network = installFakeNetwork();
const credentials = { email: 'mira@example.com', password: 'secret-1' };

const signIn = (token = 'token-1'): void => {
  useSession.getState().save(token, aUser());
};

/** The `ApiError` a call rejects with; any other outcome fails the test. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => 'the call succeeded',
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'ApiError' });
  return error as ApiError;
}

beforeEach(() => {
  useSession.getState().clear();
});

describe('a call that succeeds', () => {
  it('sends the body and resolves to the answer', async () => {
    network.respond(login, ({ body }) => ({
      message: 'Welcome',
      token: 'fresh',
      user: aUser({ email: body.email }),
    }));
    const answer = await callApi(login, { body: credentials });
    expect(answer.token).toBe('fresh');
    expect(network.calls(login)).toEqual([expect.objectContaining({ body: credentials })]);
  });

  // Proof P287
  it('sends the token exactly when the endpoint asks for it', async () => {
    signIn('token-1');
    network.respond(getProfile, () => ({ message: 'ok', user: aUser() }));
    network.respond(getGenerationTask, () => ({ message: 'ok', status: 'done' }));
    await callApi(getProfile);
    await callApi(getGenerationTask, { params: { task_id: 't' } });
    expect(network.calls(getProfile)[0]?.token).toBe('token-1');
    expect(network.calls(getGenerationTask)[0]?.token).toBeNull();
  });

  it('encodes path parameters', async () => {
    network.respond(getGenerationTask, () => ({ message: 'ok', status: 'done' }));
    await callApi(getGenerationTask, { params: { task_id: 'a/b ?#ü' } });
    expect(network.calls(getGenerationTask)[0]?.params.task_id).toBe('a/b ?#ü');
  });

  it('drops fields this build does not know', async () => {
    const newer = { message: 'ok', user: { ...aUser(), plan: 'gold' }, also: 1 };
    network.respond(getProfile, () => newer);
    signIn();
    await expect(callApi(getProfile)).resolves.toEqual({ message: 'ok', user: aUser() });
  });
});

describe('an error answer', () => {
  it('carries the server’s code, message, fields, status and request id', async () => {
    const fields = [{ path: 'email', message: 'Invalid email format' }];
    network.respond(login, () =>
      apiFailure('VALIDATION_FAILED', 'Invalid email format', 400, { fields, requestId: 'r-1' }),
    );
    await expect(failureOf(callApi(login, { body: credentials }))).resolves.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Invalid email format',
      status: 400,
      fields,
      requestId: 'r-1',
    });
  });

  it.each([
    ['no JSON', '<html>Bad gateway</html>', 502, 'UNAVAILABLE'],
    ['an empty message', { message: ' ' }, 500, 'INTERNAL'],
    ['no message', {}, 418, 'BAD_REQUEST'],
    ['a message that is no text', { message: ['x'], fields: 'x' }, 403, 'FORBIDDEN'],
    ['nothing', null, 404, 'NOT_FOUND'],
  ])('with %s falls back to the endpoint’s text', async (_name, body, status, code) => {
    network.respond(login, () => rawAnswer(status, body));
    const error = await failureOf(callApi(login, { body: credentials }));
    expect(error).toMatchObject({ message: 'Login failed', status, code, fields: [] });
  });

  it('of a host that only sends a message keeps that message', async () => {
    network.respond(login, () => rawAnswer(401, { message: 'Wrong email or password' }));
    const error = await failureOf(callApi(login, { body: credentials }));
    expect(error).toMatchObject({ message: 'Wrong email or password', code: 'UNAUTHENTICATED' });
  });
});

describe('a call without an answer', () => {
  it.each([
    ['unreachable', 'NETWORK'],
    ['timeout', 'TIMEOUT'],
  ] as const)('because of %s says %s', async (fault, code) => {
    network.fail(login, fault);
    const error = await failureOf(callApi(login, { body: credentials }));
    expect(error).toMatchObject({ code, message: 'Login failed', status: null });
  });

  it('says CANCELLED when the caller aborts', async () => {
    network.respond(login, () => new Promise<never>(() => undefined));
    const controller = new AbortController();
    const call = callApi(login, { body: credentials }, { signal: controller.signal });
    controller.abort();
    await expect(failureOf(call)).resolves.toMatchObject({ code: 'CANCELLED', status: null });
  });
});

describe('an answer this build cannot read', () => {
  it('says what to do and names call and field', async () => {
    network.respond(login, () => rawAnswer(200, { message: 'ok', token: 5, user: aUser() }));
    const error = await failureOf(callApi(login, { body: credentials }));
    expect(error.code).toBe('CONTRACT_MISMATCH');
    expect(error.message).toMatch(/Reload the page.*login: token/s);
  });

  it('is also a page where JSON was expected', async () => {
    network.respond(login, () => rawAnswer(200, '<!doctype html>'));
    const error = await failureOf(callApi(login, { body: credentials }));
    expect(error.message).toMatch(/the whole answer/);
  });
});

describe('a 401', () => {
  const expired = apiFailure('SESSION_EXPIRED', 'Your session has ended', 401);

  // Proof P213
  it('to an authenticated call ends the session', async () => {
    signIn();
    network.respond(getProfile, () => expired);
    await failureOf(callApi(getProfile));
    expect(useSession.getState().token).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('to a call without a token leaves the session alone', async () => {
    signIn();
    network.respond(login, () => apiFailure('INVALID_CREDENTIALS', 'Wrong', 401));
    await failureOf(callApi(login, { body: credentials }));
    expect(useSession.getState().token).toBe('token-1');
  });

  it('that arrives after the next sign-in leaves the new session alone', async () => {
    signIn('old');
    network.respond(getProfile, () => {
      signIn('new');
      return expired;
    });
    await failureOf(callApi(getProfile));
    expect(useSession.getState().token).toBe('new');
  });

  it('is the only status that ends the session', async () => {
    signIn();
    network.respond(updateProfile, () => apiFailure('FORBIDDEN', 'No', 403));
    await failureOf(callApi(updateProfile, { body: { name: 'A', email: 'a@b.cd' } }));
    expect(useSession.getState().token).toBe('token-1');
  });
});

it('refuses a path parameter that would address another endpoint', async () => {
  network.respond(getWebsite, () => ({ message: 'ok', project: aWebsite() }));
  for (const id of ['', '.', '..']) {
    await expect(callApi(getWebsite, { params: { id } })).rejects.toThrow(/cannot be called/);
  }
  expect(network.calls(getWebsite)).toEqual([]);
});
