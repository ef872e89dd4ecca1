import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEndpointLadders } from './endpoint-ladders';

const login = { name: 'login', operation: 'login' };
const errorsOf = (text: string) => checkEndpointLadders([login], [{ path: 'a.test.ts', text }]);
const missing = ['login has no ladder: call climbLadder({ endpoint: login })'];

test('an endpoint that is climbed is fine', () => {
  assert.deepEqual(errorsOf('climbLadder({ host, endpoint: login, success: () => {} });'), []);
});

const without = {
  'is not mentioned': '',
  'is only imported': "import { login } from 'shared-kit/contract';",
  'is climbed in a comment': '// climbLadder({ endpoint: login });',
  'is climbed in a text': '`climbLadder({ endpoint: login });`;',
  'is climbed in a function that may never run':
    'const f = () => climbLadder({ endpoint: login });',
  'is climbed under a condition': 'if (never) climbLadder({ endpoint: login });',
  'is called inside of another’s ladder':
    'climbLadder({ endpoint: logout, request: () => call(login) });',
  'is climbed by something else': 'pretendLadder({ endpoint: login });',
};
for (const [what, text] of Object.entries(without)) {
  test(`an endpoint that ${what} has no ladder`, () => {
    assert.deepEqual(errorsOf(text), missing);
  });
}

test('an endpoint has one name', () => {
  const endpoints = [{ name: 'signIn', operation: 'login' }];
  const text = 'climbLadder({ endpoint: signIn });';
  assert.deepEqual(checkEndpointLadders(endpoints, [{ path: 'a.test.ts', text }]), [
    'signIn calls its operation “login”: use one name',
  ]);
});
