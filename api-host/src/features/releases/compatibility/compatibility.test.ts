import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BuildManifest, SuiteRecord } from 'shared-kit/contract/releases';
import { describeShell, describeShop } from '../../../testing/build-folder';
import { toRemoteVersion } from '../builds/builds.repository';
import { checkCompatibility } from './check-compatibility';
import type { Surroundings } from './check-compatibility';
import { isInRange } from 'shared-kit/contract/rollout';

const stable = describeShop('1.0.0');
const other = describeShop('1.0.0', {
  name: 'cart',
  routes: [{ path: '/Cart', access: 'member', title: 'Cart', preload: [], shares: [] }],
});
const record: SuiteRecord = {
  schema: 2,
  serial: 1,
  issued: '',
  shell: { version: '1.0.0' },
  remotes: {
    shop: { stable: toRemoteVersion(stable) },
    cart: { stable: toRemoteVersion(other) },
  },
};
const around: Surroundings = {
  record,
  shells: [describeShell('1.0.0'), describeShell('0.9.0')],
  ownBuilds: [stable],
};
const check = (change: Partial<BuildManifest>, where: Partial<Surroundings> = {}) =>
  checkCompatibility(describeShop('1.1.0', change), { ...around, ...where }).map(
    ({ severity, code, message }) => `${severity} ${code}: ${message}`,
  );
const offering = (offers: Partial<NonNullable<BuildManifest['offers']>>): BuildManifest => {
  const shell = describeShell('2.0.0');
  return { ...shell, offers: { ...shell.offers!, ...offers } };
};
const route = (path: string, shares: string[] = []) => ({
  path,
  access: 'member' as const,
  title: '',
  preload: [],
  shares,
});

test('a build that fits has no finding', () => {
  assert.deepEqual(check({}), []);
});

const cases: readonly [string, string[], string][] = [
  [
    'another host API',
    check({ hostApi: '^2.0.0' }, { shells: [describeShell('1.0.0')] }),
    'blocks host-api: The build needs host API ^2.0.0; the live shell offers 1.0.0.',
  ],
  [
    'a kit that is newer than the shell’s',
    check({ sharedKit: '^1.1.0' }, { shells: [describeShell('1.0.0')] }),
    'blocks shared-kit: The build needs shared-kit ^1.1.0; the live shell offers 1.0.0.',
  ],
  [
    'a shared module nobody offers',
    check(
      { routes: [route('/shop', ['shared-kit/charts'])] },
      { shells: [describeShell('1.0.0')] },
    ),
    'blocks share-missing: The build takes shared-kit/charts, which the live shell does not offer.',
  ],
  [
    'a shared module of another major version',
    check({ shared: { react: '^20.0.0' } }, { shells: [describeShell('1.0.0')] }),
    'blocks share-range: The build needs react ^20.0.0; the live shell offers 19.3.1.',
  ],
  [
    'a range nobody can read',
    check({ hostApi: 'latest' }, { shells: [describeShell('1.0.0')] }),
    'blocks host-api: The range "latest" of host API cannot be compared with 1.0.0.',
  ],
  [
    'the shell of open tabs',
    check({}, { shells: [describeShell('1.0.0'), offering({ hostApi: '0.9.0' })] }),
    'warns host-api: The build needs host API ^1.0.0; the shell before it, which open tabs still run, offers 0.9.0.',
  ],
  [
    'a route of another remote, in any case',
    check({ routes: [route('/shop'), route('/cart')] }),
    'blocks route-taken: The route /cart belongs to cart.',
  ],
  [
    'a file that is named and not there',
    check({ preload: ['gone.js'] }),
    'blocks file-missing: The build names gone.js but does not contain it.',
  ],
  [
    'nothing the shell could load',
    check({ exposes: ['./other'] }),
    'blocks exposes: The shell asks for ./remote, the build exposes ./other.',
  ],
  [
    'no build to go back to',
    check({}, { ownBuilds: [] }),
    'blocks no-way-back: The build of 1.0.0, which a rollback would go to, is not kept.',
  ],
];

for (const [why, findings, sentence] of cases) {
  test(`${why} is one sentence`, () => {
    assert.deepEqual(findings, [sentence]);
  });
}

test('a route that goes is worth a warning', () => {
  assert.deepEqual(check({ routes: [route('/store')] }), [
    'warns route-lost: The build no longer serves /shop.',
  ]);
});

test('a way back that would fail is worth a warning', () => {
  const findings = check({ hostApi: '^2.0.0' }, { shells: [offering({ hostApi: '2.0.0' })] });
  assert.deepEqual(findings, [
    'warns rollback-target: A rollback to 1.0.0 would fail: The build needs host API ^1.0.0; the live shell offers 2.0.0.',
  ]);
});

const ranges: readonly [string, string, boolean | null][] = [
  ['1.2.3', '^1.2.3', true],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.3.0', '^0.2.0', false],
  ['0.2.9', '^0.2.0', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.5.0', '>=1.2.0 <2.0.0', true],
  ['2.0.0', '>=1.2.0 <2.0.0', false],
  ['3.1.0', '^1.0.0 || ^3.0.0', true],
  ['2.1.0', '^1.0.0 || ^3.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '=1.0.0', false],
  ['1.0.0', '>1.0.0', false],
  ['1.0.0', '<=1.0.0', true],
  ['1.0.0-0a1b2c3d', '^1.0.0', true],
  ['9.9.9', '*', true],
  ['1.0.0', '', null],
  ['1.0.0', '1.x', null],
  ['one', '^1.0.0', null],
];
for (const [version, range, expected] of ranges) {
  test(`${version} in "${range}" is ${expected}`, () => {
    assert.equal(isInRange(version, range), expected);
  });
}
