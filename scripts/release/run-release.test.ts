import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { PublishedBuild } from 'shared-kit/contract/releases';
import { startReleaseHost } from '../../api-host/src/features/releases/testing/release-host';
import type { ReleaseHost } from '../../api-host/src/features/releases/testing/release-host';
import {
  freshCode,
  signInProtected,
} from '../../api-host/src/features/second-factor/testing/second-factor';
import { describeShop, shopVersion } from '../../api-host/src/testing/build-folder';
import { signIn } from '../../api-host/src/testing/sign-in';
import { openHost } from './host-client';
import { parseSteps } from './parse-steps';
import { runRelease } from './run-release';

let host: ReleaseHost;
let url: string;
let waits = 0;
/** What happens while a command waits; the next look sees it. */
let meanwhile: () => Promise<unknown> = async () => {};

before(async () => {
  host = await startReleaseHost();
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
});
after(() => host.close());

const none = { token: undefined, email: undefined, password: undefined };
const credentials = () => {
  const { user, password } = host.manager;
  return { ...none, email: user.email, password };
};

function run(line: string, who: Parameters<typeof openHost>[1] = credentials()) {
  return runRelease(line.split(' ').filter(Boolean), {
    openHost: (address) => openHost(address ?? url, who),
    progress: () => {},
    now: () => 0,
    wait: async () => {
      waits += 1;
      await meanwhile();
    },
  });
}

const json = async <T>(line: string): Promise<T> => {
  const { out, code } = await run(`${line} --json`);
  assert.equal(code, 0, out);
  return JSON.parse(out) as T;
};

const version = '2.1.0';
const folder = () => `${host.builds.folder}/remotes/shop/${version}`;

test('a build goes out from publish to everyone, and comes back', async () => {
  await host.builds.build(version);
  const first = await json<{ state: string }>(`publish shop --folder ${folder()}`);
  assert.equal(first.state, 'published');
  assert.match((await run(`publish shop --folder ${folder()}`)).out, /same content/);

  const started = await run(`start shop ${version} --steps 1%:15m,50%:1h! --reason Try`);
  assert.equal(started.code, 0, started.err);
  assert.match(started.out, /rollout of 2\.1\.0: running, step 1 of 2 \(1%\)/);
  assert.equal((await run(`start shop ${version}`)).code, 3, 'one rollout at a time');
  assert.match((await run('pause shop')).out, /paused/);
  assert.match((await run('resume shop')).out, /running/);
  assert.match((await run('promote shop')).out, /\(50%\)/);
  assert.match((await run('why shop --subject browser:1')).out, /bucket \d+ of 10,000/);
  assert.match((await run('verify')).out, /is signed by .*; 6 files are what it says/);

  assert.equal((await run('promote shop --all')).code, 0);
  assert.match((await run('status shop')).out, /shop +2\.1\.0/);
  assert.match((await run('freeze')).out, /frozen/);
  assert.equal((await run(`start shop ${shopVersion}`)).code, 3);
  assert.match((await run('rollback shop --reason Bad')).out, new RegExp(shopVersion));
  assert.match((await run('freeze --lift')).out, /lifted/);
  const history = await run('history shop --limit 2');
  assert.match(history.out, /manager@example\.com: shop goes back from 2\.1\.0/);
  assert.match(history.out, /Bad/);
});

test('what was taken back is marked in every list, and a start says what will be seen', async () => {
  host.clock.advance(60_000);
  const list = await run('builds shop');
  assert.match(
    list.out,
    /2\.1\.0 {2}published .*\n +taken back on .* by manager@example\.com because: Bad/,
  );
  const again = await run(`start shop ${version}`);
  assert.match(again.out, /^No page load of this remote was reported in the last hour/);
  assert.match(again.out, /warns: 2\.1\.0 was taken back on .* by manager@example\.com: Bad/);
  await run('rollback shop --reason Worse');
  assert.match((await run('status shop')).out, /2\.1\.0 was taken back on .* because: Worse/);
  assert.match((await run('plan shop --share 5')).out, /Steps that fit: 1%, 10%, 50%, everyone\./);
  assert.equal((await run('plan shop --share many')).code, 2);
});

test('the rules a build brings along are told before a start, and hold for who types', async () => {
  const ruled = '2.2.0';
  const rules = {
    steps: [{ percent: 2, bakeMinutes: 5, approval: { by: ['admin' as const], another: true } }],
    minimumLoads: 500,
  };
  await host.publish({ ...describeShop(ruled), rules });
  const plan = await run(`plan shop ${ruled}`);
  assert.match(plan.out, /Steps of its release\.json: 2%, everyone\./);
  assert.match(plan.out, /release\.json: Each step needs 500 page loads/);
  const typed = await run(`start shop ${ruled} --steps 50%:1m`);
  assert.equal(typed.code, 3);
  assert.match(typed.err, /brings its steps along in release\.json/);
  assert.equal((await run(`start shop ${ruled}`)).code, 0);
  assert.match((await run('gates shop')).out, /No gate was asked yet/);
  assert.equal((await run('approve shop')).code, 3, 'nothing waits yet');
  await host.db.updateTable('release_rollouts').set({ awaits_approval: true }).execute();
  const waits = /waits for the approval of an administrator other than who started it/;
  assert.match((await run('status shop')).out, waits);
  const refused = await run('approve shop');
  assert.equal(refused.code, 3, 'who started it');
  const admin = await signIn(host, { role: 'admin' });
  const another = { ...none, email: admin.user.email, password: admin.password };
  assert.match((await run('approve shop --reason Fine', another)).out, /shop +2\.2\.0/);
  await run('rollback shop');
});

test('two builds are compared, and what the older one does not say is said', async () => {
  const [page] = describeShop('2.3.0').routes;
  const recorded = { sources: { 'src/cart.tsx': 'a' }, packages: { acorn: '8.0.0' } };
  await host.publish(describeShop('2.3.0', recorded));
  const routes = page ? [page, { ...page, path: '/shop/new' }] : [];
  await host.publish(
    describeShop('2.4.0', { ...recorded, sources: { 'src/cart.tsx': 'b' }, routes }),
  );
  const { out } = await run('diff shop 2.3.0 2.4.0');
  assert.match(
    out,
    /^shop 2\.3\.0 to 2\.4\.0\nSources: 1 changed\n {2}changed {2}src\/cart\.tsx\n/,
  );
  assert.match(out, /\nOwn dependencies: the same\nBytes: [\d,]+, the same\n/);
  assert.match(out, /\nRoutes: 1 changed\n {2}\/shop\/new {2}none → member/);
  const older = await run(`diff shop ${shopVersion} 2.4.0`);
  assert.match(
    older.out,
    /Sources: not recorded\nShared dependencies: the same\nOwn dependencies: not/,
  );
  const { routes: changed } = await json<{ routes: object[] }>('diff shop 2.3.0 2.4.0');
  assert.equal(changed.length, 1);
  assert.equal((await run('diff shop 2.3.0')).code, 2);
  const unknown = await run('diff shop 2.3.0 9.9.9');
  assert.deepEqual([unknown.code, unknown.err], [3, 'shop 9.9.9 is not published\n']);
});

test('waiting ends with what became of the rollout', async () => {
  waits = 0;
  meanwhile = () => run('rollback shop --reason Stop');
  const rolledBack = await run(`start shop ${version} --wait`);
  assert.equal(rolledBack.code, 5, rolledBack.err);
  assert.match(rolledBack.out, /taken back/);
  assert.equal(waits, 1);
  meanwhile = () => run('promote shop --all');
  const promoted = await run(`start shop ${version} --wait`);
  assert.equal(promoted.code, 0, promoted.err);
  meanwhile = async () => {};
  await run(`start shop ${shopVersion}`);
  assert.equal((await run('status shop --wait --timeout 0')).code, 6);
  await run('rollback shop');
});

test('a byte that differs is found from outside', async () => {
  await host.builds.write(`remotes/shop/${version}/shop.js`, 'tampered');
  const { code, out } = await run('verify');
  assert.equal(code, 1);
  assert.equal(out, `/remotes/shop/${version}/shop.js is not what the record says\n`);
});

test('keys are listed, added and retired; builds are collected', async () => {
  const [old] = await json<{ kid: string }[]>('keys');
  assert.equal((await json<object[]>('keys add')).length, 2);
  assert.match((await run(`keys retire ${old?.kid ?? ''}`)).out, /retired/);
  assert.equal((await run('keys retire nobody')).code, 3);
  const { builds } = await json<{ builds: PublishedBuild[] }>('gc --keep-days 30');
  assert.deepEqual(builds, []);
});

test('CI can tell why a command did not work', async () => {
  assert.equal((await run('start shop 9.9.9')).code, 3);
  assert.equal((await run('status', none)).code, 4);
  assert.equal((await run('status --host http://127.0.0.1:1')).code, 1);
  assert.equal((await run('start shop')).code, 2);
  assert.equal((await run('start shop 1.0.0 --steps lunch')).code, 2);
  assert.equal((await run('status --colour')).code, 2);
  assert.equal((await run('launch')).code, 2);
  const refused = await run('start shop 9.9.9 --json');
  assert.deepEqual(JSON.parse(refused.out), {
    error: { message: 'shop 9.9.9 is not published', kind: 'NOT_FOUND' },
  });
});

test('every command explains itself', async () => {
  const { out } = await run('help');
  const names = [...out.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name ?? '');
  assert.equal(names.length, 22);
  for (const name of names) {
    assert.match((await run(`${name} --help`)).out, new RegExp(`npm run release -- ${name}`));
  }
});

test('steps are read with their bake times and approvals', () => {
  assert.deepEqual(parseSteps('1%:90s,12.5%:15m,50%:1h!'), [
    { share: 100, bakeSeconds: 90, approval: false },
    { share: 1_250, bakeSeconds: 900, approval: false },
    { share: 5_000, bakeSeconds: 3_600, approval: true },
  ]);
  for (const wrong of ['', '1%', '101%:1m', '50%:1m,10%:1m', '0%:1m', '1%:1y']) {
    assert.throws(
      () => parseSteps(wrong),
      /is no step|Shares of the steps must rise|A share is from|is followed by one/,
      wrong,
    );
  }
});

test('an account with a second factor signs in with a code of its app, or says what is missing', async () => {
  const member = await signInProtected(host, { role: 'admin' });
  const who = { ...none, email: member.user.email, password: member.password };
  const without = await run('status', who);
  assert.equal(without.code, 4);
  assert.match(without.err, /set RELEASE_CODE/);
  const code = freshCode(host, member.secret);
  const answer = await run('status', { ...who, code });
  assert.equal(answer.code, 0, answer.err);
  const again = await run('status', { ...who, code });
  assert.equal(again.code, 4);
  assert.match(again.err, /used already/);
});

test('a pipeline releases with a service token for one remote, until it is revoked', async () => {
  const person = await signIn(host, { email: 'olga@example.com' });
  assert.match((await run('owners add shop olga@example.com')).out, /shop +olga@example\.com/);
  const olga = { ...none, email: person.user.email, password: person.password };
  const made = await run('tokens create shop --may publish,rollout --days 7 --note CI', olga);
  assert.equal(made.code, 0, made.err);
  const token = /^swr_[\w-]{43}$/m.exec(made.out)?.[0];
  const pipeline = { ...none, token };
  await host.builds.build('2.9.0');
  const built = `${host.builds.folder}/remotes/shop/2.9.0`;
  const published = await run(`publish shop --folder ${built}`, pipeline);
  assert.equal(published.code, 0, published.err);
  assert.equal((await run('start shop 2.9.0', pipeline)).code, 0);
  assert.match((await run('status', pipeline)).out, /rollout of 2\.9\.0: running/);
  assert.match(
    (await run('history --limit 1', pipeline)).out,
    /token [0-9a-f]{16} of olga@example\.com: shop 2\.9\.0 goes to/,
  );
  for (const line of ['rollback shop', 'freeze', 'why shop --subject a', 'tokens', 'gc']) {
    assert.equal((await run(line, pipeline)).code, 4, line);
  }
  const list = await run('tokens', olga);
  const id = /^ +([0-9a-f]{16}) {2}shop: publish, rollout {2}active.* CI$/m.exec(list.out)?.[1];
  assert.equal((await run(`tokens revoke ${id}`, olga)).code, 0);
  const refused = await run('status', pipeline);
  assert.deepEqual([refused.code, refused.err], [4, 'This service token was revoked\n']);
  await run('rollback shop', olga);
  assert.equal((await run('owners remove shop olga@example.com')).code, 0);
  assert.equal((await run('status', olga)).code, 4);
  assert.equal((await run('tokens create shop --may everything')).code, 2);
});

test('a rollout goes first to the audience the command line names, and status says to whom', async () => {
  await host.builds.build('2.6.0');
  await run(`publish shop --folder ${host.builds.folder}/remotes/shop/2.6.0`);
  const start = 'start shop 2.6.0 --steps 0%:15m,10%:30m --audience';
  for (const nobody of ['admin', 'role:qa', 'flag:9', 'member:anna', 'network:10.0.0.1']) {
    assert.equal((await run(`${start} ${nobody}`)).code, 2, nobody);
  }
  assert.match((await run('start shop 2.6.0 --steps 0%:15m,10%:30m')).err, /name one/);
  const started = await run(`${start} role:admin,flag:oto_6,network:2001:db8::/48`);
  assert.equal(started.code, 0, started.err);
  const words = 'administrators, members with flag 6 and everybody in 2001:db8::/48';
  assert.ok(started.out.includes(`first, and at every step: ${words}`), started.out);
  assert.ok((await run('status shop')).out.includes(words));
  assert.match((await run('history shop --limit 1')).out, /goes to its audience alone: admin/);
  await run('rollback shop');
});

test('a pipeline makes the link of a preview, lists and revokes it', async () => {
  await host.builds.build('2.7.0');
  const shop = `${host.builds.folder}/remotes/shop/2.7.0`;
  const { secret } = await json<{ secret: string }>('tokens create shop --may publish');
  const pipeline = { ...none, token: secret };
  assert.equal((await run(`publish shop --folder ${shop}`, pipeline)).code, 0);
  const made = await run('preview shop 2.7.0 --note PR-42 --json', pipeline);
  assert.equal(made.code, 0, made.err);
  const { link, id, note } = JSON.parse(made.out) as { link: string; id: string; note: string };
  assert.equal(link, `${url}/releases?preview=${id}`);
  assert.equal(note, 'PR-42');
  const again = await run('preview shop 2.7.0 --days 3', pipeline);
  assert.ok(again.out.startsWith(`${link}\nIt ends on `), again.out);
  assert.match((await run('preview list shop', pipeline)).out, new RegExp(id));
  assert.equal((await run('preview shop 2.7.0 --days 31', pipeline)).code, 2);
  assert.equal((await run('preview shop 9.9.9', pipeline)).code, 3);
  assert.match((await run(`preview revoke ${id}`, pipeline)).out, /revoked/);
  assert.match((await run('preview list')).out, /revoked/);
});
