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
import type { Endpoint } from '../contract';
import { apiFailure, installFakeNetwork, rawAnswer } from '../testing';
import { callApi } from './call-api';

const network = installFakeNetwork();

const id = '0190c3f0-0000-7000-8000-000000000001';
const email = 'mira@example.com';
const password = 'secret-1';
const person = { name: 'Mira', email };
const flags = {
  oto1: 0,
  oto2: 0,
  oto3: 0,
  oto4: 0,
  oto5: 0,
  oto6: 0,
  oto7: 0,
  oto8: 0,
} as const;
const site = { htmlcode: '', csscode: '', jscode: '', title: 'Bakery', prompt: '' };

type Call = () => Promise<unknown>;

/** The error catalogue, word for word. The types of `callApi` check each request. */
const catalogue: [operation: string, text: string, endpoint: Endpoint, call: Call][] = [
  ['login', 'Login failed', login, () => callApi(login, { body: { email, password } })],
  [
    'reset request',
    'Request failed',
    requestPasswordReset,
    () => callApi(requestPasswordReset, { body: { email } }),
  ],
  [
    'password reset',
    'Request failed',
    resetPassword,
    () => callApi(resetPassword, { body: { token: 't', password } }),
  ],
  ['get profile', 'Get User failed', getProfile, () => callApi(getProfile)],
  [
    'update profile',
    'Update failed',
    updateProfile,
    () => callApi(updateProfile, { body: person }),
  ],
  [
    'change password',
    'Update failed',
    changePassword,
    () => callApi(changePassword, { body: { current_password: password, password } }),
  ],
  ['list users', 'Get Users failed', listUsers, () => callApi(listUsers, { query: {} })],
  ['edit user fetch', 'Get Users failed', getUser, () => callApi(getUser, { params: { id } })],
  [
    'agency list',
    'Get Users failed',
    listAgencyUsers,
    () => callApi(listAgencyUsers, { query: {} }),
  ],
  [
    'agency get',
    'Get Users failed',
    getAgencyUser,
    () => callApi(getAgencyUser, { params: { id } }),
  ],
  [
    'create user',
    'Create User failed',
    createUser,
    () => callApi(createUser, { body: { ...person, password, ...flags } }),
  ],
  [
    'add agency',
    'Create User failed',
    addAgencyUser,
    () => callApi(addAgencyUser, { body: { ...person, password, oto1: 0 } }),
  ],
  [
    'update user',
    'Update User failed',
    updateUser,
    () => callApi(updateUser, { params: { id }, body: person }),
  ],
  [
    'update agency',
    'Update User failed',
    updateAgencyUser,
    () => callApi(updateAgencyUser, { params: { id }, body: person }),
  ],
  ['delete user', 'Delete Users failed', deleteUser, () => callApi(deleteUser, { params: { id } })],
  [
    'delete agency',
    'Delete Users failed',
    deleteAgencyUser,
    () => callApi(deleteAgencyUser, { params: { id } }),
  ],
  ['publish', 'Publish failed', publishWebsite, () => callApi(publishWebsite, { body: site })],
  ['list websites', 'Get Website failed', listWebsites, () => callApi(listWebsites)],
  [
    'delete website',
    'Delete Website failed',
    deleteWebsite,
    () => callApi(deleteWebsite, { params: { id } }),
  ],
  [
    'fetch project',
    'Edit Project failed',
    getWebsite,
    () => callApi(getWebsite, { params: { id } }),
  ],
  ['edit project', 'Edit Project failed', editWebsite, () => callApi(editWebsite, { body: site })],
  [
    'open editor',
    'Edit Project failed',
    openEditor,
    () => callApi(openEditor, { body: { title: 'Bakery' } }),
  ],
  [
    'generation',
    'failed to Generate',
    startGeneration,
    () =>
      callApi(startGeneration, {
        body: { prompt: 'A bakery', type: 0, html: '', css: '', js: '' },
      }),
  ],
  [
    'generation poll',
    'failed to Generate',
    getGenerationTask,
    () => callApi(getGenerationTask, { params: { task_id: 'task-1' } }),
  ],
];

/** What the call rejects with; a call that succeeds fails the test. */
const failureOf = (call: Call): Promise<string> =>
  call().then(
    () => 'the call succeeded',
    (error: unknown) => (error instanceof Error ? error.message : 'no error was thrown'),
  );

// Proof P324
it.each(catalogue)('%s says “%s” when the answer has no usable message', async (...row) => {
  const [, text, endpoint, call] = row;
  const bodies = [{}, { message: '' }, { message: 5 }, null, '<html>Bad gateway</html>', ''];
  for (const body of bodies) {
    network.respond(endpoint, () => rawAnswer(500, body));
    await expect(failureOf(call)).resolves.toBe(text);
  }
});

// Proof P325
it.each(catalogue)('%s says “%s” when no answer arrives', async (_name, text, endpoint, call) => {
  for (const fault of ['unreachable', 'timeout'] as const) {
    network.fail(endpoint, fault);
    await expect(failureOf(call)).resolves.toBe(text);
  }
});

// Proof P323
it.each(catalogue)(
  '%s passes on the message of the server',
  async (_name, _text, endpoint, call) => {
    network.respond(endpoint, () => apiFailure('INTERNAL', 'The database is asleep', 500));
    await expect(failureOf(call)).resolves.toBe('The database is asleep');
    network.respond(endpoint, () => rawAnswer(400, { message: 'Of a host without codes' }));
    await expect(failureOf(call)).resolves.toBe('Of a host without codes');
  },
);
