import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTextViolations } from './text-rules';

const broken: [rule: string, path: string, line: string][] = [
  ['rule-5-only-client-does-http', 'mfe-a/src/features/x/x.ts', "await fetch('/api/login')"],
  [
    'rule-5-only-config-knows-addresses',
    'host-shell/src/app/x.ts',
    "const a = 'https://example.com'",
  ],
  ['rule-5-only-the-record-knows-remotes', 'host-shell/src/app/x.ts', 'load(`/remotes/a/1.0.0/`)'],
  ['rule-5-only-env-reads-the-environment', 'api-host/src/app.ts', 'process.env.PORT'],
  [
    'rule-7-generated-code-stays-isolated',
    'mfe-workspace/src/features/x/x.tsx',
    "const sandbox = 'allow-scripts allow-same-origin'",
  ],
];

for (const [rule, path, line] of broken) {
  test(`${rule} finds its violation and says where`, () => {
    const found = findTextViolations([{ path, text: `const first = 1;\n${line}\n` }]);
    assert.equal(found.length, 1);
    assert.ok(found[0]?.startsWith(`${path}:2 ${rule}: `), found[0]);
  });

  test(`${rule} leaves tests and comments alone`, () => {
    const inTest = { path: path.replace(/\.tsx?$/, '.test.ts'), text: line };
    assert.deepEqual(findTextViolations([inTest, { path, text: `// ${line}` }]), []);
  });
}

test('the allowed places are allowed', () => {
  assert.deepEqual(
    findTextViolations([
      { path: 'shared-kit/src/client/x.ts', text: 'new EventSource(address)' },
      { path: 'shared-kit/src/contract/default-content.ts', text: "url: 'https://example.com'" },
      { path: 'api-host/src/env.ts', text: 'parse(process.env)' },
      { path: 'mfe-a/src/art.tsx', text: '<svg xmlns="http://www.w3.org/2000/svg">' },
    ]),
    [],
  );
});
