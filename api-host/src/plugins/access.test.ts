import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { defineEndpoint, messageResponse } from 'shared-kit/contract';
import type { Flag, User } from 'shared-kit/contract';
import { unauthenticated } from '../errors';
import { allFlags } from '../features/accounts/users.repository';
import { guardRoutes } from './access';
import type { Access, ServiceToken } from './access';
import { answerErrors } from './error-answers';
import { mount } from './mount';

const nobody: User = {
  id: 'u',
  name: '',
  email: '',
  role: 'member',
  created_at: '',
  ...allFlags,
  oto_6: 0,
};
const people: Readonly<Record<string, Partial<User>>> = {
  member: {},
  agent: { oto_6: 1 satisfies Flag },
  releaser: { release_manager: 1 satisfies Flag },
  owner: { release_owner: 1 satisfies Flag },
  admin: { role: 'admin' },
  program: { role: 'admin' },
};

/** Created by an admin, but without admin permissions. */
const service: ServiceToken = { id: 't', remote: 'shop', actions: ['publish'] };

function guarded(): FastifyInstance {
  const app = Fastify();
  answerErrors(app);
  guardRoutes(app, async (token) => {
    const person = people[token];
    if (!person) throw unauthenticated();
    const user = { ...nobody, ...person };
    return {
      user,
      sessionId: token,
      confirmedAt: null,
      ...(token === 'program' ? { service } : {}),
    };
  });
  return app;
}

async function statusOf(access: Access, token?: string): Promise<number> {
  const app = guarded();
  app.get('/door', { config: { access } }, () => ({ message: 'in' }));
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/door', headers })).statusCode;
}

test('a route without an access declaration fails startup', () => {
  assert.throws(() => guarded().get('/open', () => ''), {
    message: 'GET /open does not declare who may call it: set config.access',
  });
});

test('no credentials that browsers send automatically are accepted: no cookie, no basic auth, no URL', async () => {
  const app = guarded();
  app.post('/door', { config: { access: 'signedIn' } }, () => ({ message: 'in' }));
  const token = 'member';
  const basic = Buffer.from(`${token}:${token}`).toString('base64');
  const asked = [
    { headers: { cookie: `token=${token}; session=${token}; authorization=Bearer ${token}` } },
    { headers: { authorization: `Basic ${basic}` } },
    { query: { token, authorization: `Bearer ${token}` } },
    { payload: { token } },
  ];
  for (const request of asked) {
    const answer = await app.inject({ method: 'POST', url: '/door', ...request });
    assert.equal(answer.statusCode, 401, JSON.stringify(request));
  }
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await app.inject({ method: 'POST', url: '/door', headers })).statusCode, 200);
});

test('routes added by a plugin fail startup too, unless their scope declares access', async () => {
  const plugin = async (scope: FastifyInstance) => {
    scope.get('/plugged', () => ({ message: 'in' }));
  };
  const refusing = guarded();
  await assert.rejects(async () => {
    await refusing.register(plugin);
    await refusing.ready();
  }, /GET \/plugged does not declare/);

  const app = guarded();
  await app.register(async (scope) => {
    scope.defaultAccess = 'signedIn';
    await scope.register(plugin);
  });
  assert.equal((await app.inject('/plugged')).statusCode, 401);
  const headers = { authorization: 'Bearer member' };
  assert.equal((await app.inject({ url: '/plugged', headers })).statusCode, 200);
});

const expectations: Readonly<Record<Access, Readonly<Record<string, number>>>> = {
  anyone: { nobody: 200, member: 200, agent: 200, admin: 200 },
  signedIn: { nobody: 401, member: 200, agent: 200, admin: 200 },
  agencyManager: { nobody: 401, member: 403, agent: 200, admin: 200 },
  admin: { nobody: 401, member: 403, agent: 403, admin: 200 },
  releaseManager: { nobody: 401, member: 403, agent: 403, owner: 403, releaser: 200, admin: 200 },
  remoteOwner: { nobody: 401, member: 403, agent: 403, owner: 200, releaser: 200, admin: 200 },
  remoteReleaser: { nobody: 401, member: 403, agent: 403, owner: 200, releaser: 200, admin: 200 },
};

for (const [access, statuses] of Object.entries(expectations)) {
  for (const [person, status] of Object.entries(statuses)) {
    // Proof P289
    test(`${access}: ${person} gets ${status}`, async () => {
      const token = person === 'nobody' ? undefined : person;
      // The keys of a record of Access.
      assert.equal(await statusOf(access as Access, token), status);
    });
  }
}

test('a service token opens only what is for service tokens, whatever its creator may do', async () => {
  for (const access of Object.keys(expectations)) {
    const isOpen = access === 'anyone' || access === 'remoteReleaser';
    // The keys of a record of Access.
    assert.equal(await statusOf(access as Access, 'program'), isOpen ? 200 : 403, access);
  }
});

// Proof P301
test('the caller is authenticated before the body is read', async () => {
  const app = guarded();
  app.post('/door', { config: { access: 'signedIn' } }, () => ({ message: 'in' }));
  const payload = 'not json';
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/door', payload, headers });
  assert.equal(answer.statusCode, 401);
});

// Proof P291
test('an endpoint cannot be mounted with an access that contradicts the contract', () => {
  const endpoint = defineEndpoint({
    operation: 'peek',
    method: 'GET',
    path: '/api/peek',
    authentication: 'bearer',
    summary: '',
    fallback: '',
    response: messageResponse,
  });
  const handler = () => ({ message: '' });
  assert.throws(() => mount(guarded(), endpoint, { access: 'anyone', handler }), /peek/);
});
