import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEndpointConformance } from './endpoint-conformance';

const login = { name: 'login', operation: 'login' };
const errorsOf = (text: string) => checkEndpointConformance([login], [{ path: 'a.test.ts', text }]);
const missing = ['login has no conformance tests: call testConformance({ endpoint: login })'];

test('an endpoint that is tested is fine', () => {
  assert.deepEqual(errorsOf('testConformance({ host, endpoint: login, success: () => {} });'), []);
});

const without = {
  'is not mentioned': '',
  'is only imported': "import { login } from 'shared-kit/contract';",
  'is tested in a comment': '// testConformance({ endpoint: login });',
  'is tested in a text': '`testConformance({ endpoint: login });`;',
  'is tested in a function that may never run':
    'const f = () => testConformance({ endpoint: login });',
  'is tested under a condition': 'if (never) testConformance({ endpoint: login });',
  'is called inside of another’s tests':
    'testConformance({ endpoint: logout, request: () => call(login) });',
  'is tested by something else': 'pretendConformance({ endpoint: login });',
};
for (const [what, text] of Object.entries(without)) {
  test(`an endpoint that ${what} has no conformance tests`, () => {
    assert.deepEqual(errorsOf(text), missing);
  });
}

test('an endpoint has one name', () => {
  const endpoints = [{ name: 'signIn', operation: 'login' }];
  const text = 'testConformance({ endpoint: signIn });';
  assert.deepEqual(checkEndpointConformance(endpoints, [{ path: 'a.test.ts', text }]), [
    'signIn calls its operation “login”: use one name',
  ]);
});
