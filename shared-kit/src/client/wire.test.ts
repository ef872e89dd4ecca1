import type { InternalAxiosRequestConfig } from 'axios';
import {
  addAgencyUser,
  changePassword,
  createUser,
  deleteAgencyUser,
  deleteUser,
  deleteWebsite,
  editWebsite,
  getAgencyUser,
  getGenerationTask,
  getProfile,
  getUser,
  getWebsite,
  listAgencyUsers,
  listUsers,
  listWebsites,
  login,
  openEditor,
  publishWebsite,
  requestPasswordReset,
  resetPassword,
  startGeneration,
  updateAgencyUser,
  updateProfile,
  updateUser,
} from '../contract';
import { useSession } from '../session';
import { aUser } from '../testing';
import { callApi } from './call-api';
import { http } from './http';

const id = '0190c3f0-0000-7000-8000-000000000001';
const email = 'mira@example.com';
const password = 'secret-1';
const person = { name: 'Mira', email };
const flags = {
  oto1: 0,
  oto2: 1,
  oto3: 0,
  oto4: 0,
  oto5: 0,
  oto6: 0,
  oto7: 0,
  oto8: 1,
} as const;
const site = {
  htmlcode: '<h1>Hi</h1>',
  csscode: 'h1{}',
  jscode: 'let a;',
  title: 'Bakery',
  prompt: 'A bakery',
};
const generation = { prompt: 'A bakery', type: 1, html: '<p>', css: 'p{}', js: '' } as const;

type Row = [method: string, path: string, sends: unknown, token: string, call: () => unknown];

/** The table of calls: what goes over the wire, with a session of the token `token-1`. */
const calls: Row[] = [
  [
    'POST',
    '/api/login',
    { email, password },
    'no token',
    () => callApi(login, { body: { email, password } }),
  ],
  [
    'POST',
    '/api/reset',
    { email },
    'no token',
    () => callApi(requestPasswordReset, { body: { email } }),
  ],
  [
    'POST',
    '/api/password/reset',
    { token: 't', password },
    'no token',
    () => callApi(resetPassword, { body: { token: 't', password } }),
  ],
  ['GET', '/api/profile', undefined, 'the token', () => callApi(getProfile)],
  ['POST', '/api/profile', person, 'the token', () => callApi(updateProfile, { body: person })],
  [
    'POST',
    '/api/change-password',
    { current_password: 'old-one', password },
    'the token',
    () => callApi(changePassword, { body: { current_password: 'old-one', password } }),
  ],
  ['GET', '/api/users', undefined, 'the token', () => callApi(listUsers, { query: {} })],
  [
    'POST',
    '/api/create-users',
    { ...person, password, ...flags },
    'the token',
    () => callApi(createUser, { body: { ...person, password, ...flags } }),
  ],
  ['GET', '/api/edituser/{id}', undefined, 'the token', () => callApi(getUser, { params: { id } })],
  [
    'POST',
    '/api/update-user/{id}',
    { ...person, ...flags, password: null },
    'the token',
    () => callApi(updateUser, { params: { id }, body: { ...person, ...flags, password: null } }),
  ],
  [
    'DELETE',
    '/api/delete-user/{id}',
    undefined,
    'the token',
    () => callApi(deleteUser, { params: { id } }),
  ],
  ['GET', '/api/agency', undefined, 'the token', () => callApi(listAgencyUsers, { query: {} })],
  [
    'POST',
    '/api/add-agency',
    { ...person, password, oto1: 1 },
    'the token',
    () => callApi(addAgencyUser, { body: { ...person, password, oto1: 1 } }),
  ],
  [
    'GET',
    '/api/agency/{id}',
    undefined,
    'the token',
    () => callApi(getAgencyUser, { params: { id } }),
  ],
  [
    'POST',
    '/api/update-agency/{id}',
    { ...person, oto1: 0, password: null },
    'the token',
    () =>
      callApi(updateAgencyUser, { params: { id }, body: { ...person, oto1: 0, password: null } }),
  ],
  [
    'DELETE',
    '/api/delete-agency/{id}',
    undefined,
    'the token',
    () => callApi(deleteAgencyUser, { params: { id } }),
  ],
  [
    'POST',
    '/api/publish-website',
    site,
    'the token',
    () => callApi(publishWebsite, { body: site }),
  ],
  ['GET', '/api/all-website', undefined, 'the token', () => callApi(listWebsites)],
  [
    'DELETE',
    '/api/delete-website/{id}',
    undefined,
    'the token',
    () => callApi(deleteWebsite, { params: { id } }),
  ],
  [
    'GET',
    '/api/edit-project/{id}',
    undefined,
    'the token',
    () => callApi(getWebsite, { params: { id } }),
  ],
  ['POST', '/api/edit-website', site, 'the token', () => callApi(editWebsite, { body: site })],
  [
    'POST',
    '/api/open-editor',
    { title: 'Bakery' },
    'the token',
    () => callApi(openEditor, { body: { title: 'Bakery' } }),
  ],
  [
    'POST',
    '/api/claude-api',
    generation,
    'the token',
    () => callApi(startGeneration, { body: generation }),
  ],
  [
    'GET',
    '/api/claude/{task_id}',
    undefined,
    'no token',
    () => callApi(getGenerationTask, { params: { task_id: id } }),
  ],
];

/** What reaches the network, before anybody answers. */
async function sentBy(call: () => unknown): Promise<InternalAxiosRequestConfig> {
  const sent: InternalAxiosRequestConfig[] = [];
  http.defaults.adapter = (config) => {
    sent.push(config);
    return Promise.reject(new Error('nobody answers here'));
  };
  await Promise.resolve(call()).catch(() => undefined);
  const [only] = sent;
  if (!only || sent.length > 1) throw new Error(`${sent.length} requests were sent`);
  return only;
}

const adapter = http.defaults.adapter;
beforeEach(() => useSession.getState().save('token-1', aUser()));
afterEach(() => {
  if (adapter) http.defaults.adapter = adapter;
  useSession.getState().clear();
});

// Proof P197
it.each(calls)(
  '%s %s goes out as the specification has it',
  async (method, path, body, token, call) => {
    const sent = await sentBy(call);
    expect(sent.method?.toUpperCase()).toBe(method);
    expect(sent.url).toBe(path.replace(/\{\w+\}/, id));
    expect(new URLSearchParams(sent.params as URLSearchParams).toString()).toBe('');
    expect(sent.data === undefined ? undefined : JSON.parse(String(sent.data))).toEqual(body);
    const expected = token === 'the token' ? 'Bearer token-1' : undefined;
    expect(sent.headers.get('Authorization') ?? undefined).toBe(expected);
    expect(sent.headers.get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(sent.headers.get('x-remote') ?? undefined).toBeUndefined();
  },
);
