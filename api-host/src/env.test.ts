import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { parseEnv } from './env';
import { StartFailure } from './start-failure';

test('no variable is required', () => {
  const env = parseEnv({});
  assert.equal(env.port, 3000);
  assert.equal(env.sitesPort, 3001);
  assert.equal(env.publicUrl, 'http://localhost:3000');
  assert.equal(env.sitesUrl, 'http://localhost:3001');
  assert.equal(env.editorUrl, 'http://localhost:3002');
  assert.match(env.dataDir, /[/\\]data$/);
  assert.deepEqual(env.admin, { email: null, password: null });
  assert.equal(env.databaseUrl, null);
  assert.equal(env.configFile, null);
});

test('an encryption key is parsed as bytes, and optional', () => {
  const key = Buffer.alloc(32, 7);
  assert.equal(parseEnv({}).encryptionKey, null);
  assert.deepEqual(parseEnv({ ENCRYPTION_KEY: ` ${key.toString('base64')}\n` }).encryptionKey, key);
});

test('traces are sent only if a collector is configured', () => {
  assert.equal(parseEnv({}).tracing, null);
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
  assert.deepEqual(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing, {
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: 1,
    serviceName: 'sitewright-host',
  });
  const half = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.5' };
  assert.equal(parseEnv(half).tracing?.ratio, 0.5);
  for (const OTEL_TRACES_SAMPLER_ARG of ['1.5', '-1', 'all']) {
    assert.throws(() => parseEnv({ OTEL_TRACES_SAMPLER_ARG }), /must be a number from 0 to 1/);
  }
});

test('release keys are private keys on P-256, and optional', () => {
  const make = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve })
      .privateKey.export({ type: 'pkcs8', format: 'der' })
      .toString('base64');
  assert.equal(parseEnv({}).releaseKeys, null);
  const RELEASE_KEYS = `${make('P-256')}, ${make('P-256')}\n`;
  assert.equal(parseEnv({ RELEASE_KEYS }).releaseKeys?.length, 2);
  for (const wrong of ['secret', make('P-384'), `${make('P-256')},`]) {
    assert.throws(() => parseEnv({ RELEASE_KEYS: wrong }), /RELEASE_KEYS must be private keys/);
  }
});

test('pictures are sent to the configured model only when it is declared to accept them', () => {
  assert.equal(parseEnv({}).generation.seesPictures, false);
  assert.equal(parseEnv({ GENERATION_SEES_PICTURES: 'yes' }).generation.seesPictures, true);
});

test('quotas are generous unless configured', () => {
  assert.deepEqual(parseEnv({}).quotas, {
    websites: 100,
    projects: 500,
    versions: 500,
    storedBytes: 1024 ** 3,
    agencyAccounts: 500,
    streamsPerMember: 20,
    streamsPerNetwork: 100,
    streamsPerHost: 5000,
  });
  const { quotas } = parseEnv({ MEGABYTES_PER_MEMBER: '2', STREAMS_PER_NETWORK: '5000' });
  assert.deepEqual([quotas.storedBytes, quotas.streamsPerNetwork], [2_097_152, 5000]);
});

test('re-authentication is valid for 15 minutes, or as configured', () => {
  assert.equal(parseEnv({}).confirmationMs, 900_000);
  assert.equal(parseEnv({ CONFIRMATION_MINUTES: '1440' }).confirmationMs, 86_400_000);
  for (const wrong of ['0', '1441', '1.5', 'long']) {
    assert.throws(() => parseEnv({ CONFIRMATION_MINUTES: wrong }), /CONFIRMATION_MINUTES must be/);
  }
});

test('a second factor is required of nobody, or of the configured roles', () => {
  assert.deepEqual(parseEnv({}).requireSecondFactor, []);
  assert.deepEqual(parseEnv({ REQUIRE_SECOND_FACTOR: 'none' }).requireSecondFactor, []);
  const both = parseEnv({ REQUIRE_SECOND_FACTOR: 'admins, release_managers' });
  assert.deepEqual(both.requireSecondFactor, ['admins', 'release_managers']);
  for (const wrong of ['everybody', 'admins,', 'admins;release_managers', 'none,admins']) {
    assert.throws(
      () => parseEnv({ REQUIRE_SECOND_FACTOR: wrong }),
      /REQUIRE_SECOND_FACTOR must be none, or of admins,release_managers/,
    );
  }
});

test('the audit log is kept for more than a year, or as configured', () => {
  assert.equal(parseEnv({}).auditRetentionDays, 400);
  assert.equal(parseEnv({ AUDIT_RETENTION_DAYS: '30' }).auditRetentionDays, 30);
  for (const days of ['0', '10000', 'ever']) {
    assert.throws(() => parseEnv({ AUDIT_RETENTION_DAYS: days }), /AUDIT_RETENTION_DAYS must be/);
  }
});

test('URLs are derived from the ports unless configured', () => {
  assert.equal(parseEnv({ PORT: '4100', SITES_PORT: '4101' }).sitesUrl, 'http://localhost:4101');
  const env = parseEnv({ PUBLIC_URL: 'https://app.example/', SITES_URL: 'https://sites.example' });
  assert.equal(env.publicUrl, 'https://app.example');
  assert.equal(env.sitesUrl, 'https://sites.example');
});

test('HSTS is sent unless another origin on the same host name has no TLS', () => {
  const isTlsOnly = (set: Record<string, string>) => parseEnv(set).isTlsOnly;
  const app = { PUBLIC_URL: 'https://app.example' };
  assert.equal(isTlsOnly({}), false);
  assert.equal(isTlsOnly(app), true);
  assert.equal(isTlsOnly({ ...app, SITES_URL: 'http://sites.example' }), true);
  assert.equal(isTlsOnly({ ...app, SITES_URL: 'http://app.example:3001' }), false);
  assert.equal(isTlsOnly({ ...app, EDITOR_URL: 'http://app.example:3002' }), false);
  assert.equal(isTlsOnly({ ...app, EDITOR_URL: 'https://app.example:3002' }), true);
});

test('websites are paths unless there is a domain, which must not contain the app’s', () => {
  assert.equal(parseEnv({}).sitesDomain, null);
  assert.equal(parseEnv({ SITES_DOMAIN: ' Sites.Example.com ' }).sitesDomain, 'sites.example.com');
  assert.equal(parseEnv({ SITES_DOMAIN: 'localhost' }).sitesDomain, 'localhost');
});

test('only a local proxy is trusted unless others are configured', () => {
  assert.deepEqual(parseEnv({}).trustProxy, ['loopback']);
  assert.deepEqual(parseEnv({ TRUST_PROXY: 'none' }).trustProxy, []);
  assert.deepEqual(parseEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).trustProxy, [
    'loopback',
    '10.0.0.0/8',
    'fd00::/8',
  ]);
});

test('builds are loaded from this host only unless origins are configured', () => {
  assert.deepEqual(parseEnv({}).gateOrigins, []);
  assert.deepEqual(parseEnv({ RELEASE_GATE_ORIGINS: 'http://10.0.0.7:9090' }).gateOrigins, [
    'http://10.0.0.7:9090',
  ]);
  assert.deepEqual(parseEnv({}).overrideOrigins, []);
  assert.deepEqual(parseEnv({ OVERRIDE_ORIGINS: 'none' }).overrideOrigins, []);
  const named = parseEnv({ OVERRIDE_ORIGINS: 'http://localhost:*, https://builds.example:8443' });
  assert.deepEqual(named.overrideOrigins, ['http://localhost:*', 'https://builds.example:8443']);
});

test('an empty variable counts as not set', () => {
  assert.equal(parseEnv({ PORT: '', DATABASE_URL: ' ' }).databaseUrl, null);
});

const wrong: readonly [Record<string, string>, string][] = [
  [{ PORT: 'http' }, 'PORT must be a port number from 1 to 65535'],
  [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535'],
  [{ SITES_PORT: '65536' }, 'SITES_PORT must be a port number from 1 to 65535'],
  [
    { PORT: '4000', SITES_PORT: '4000' },
    'PORT and SITES_PORT must differ: generated sites never share the app’s origin',
  ],
  [
    { SITES_PORT: '4001', EDITOR_PORT: '4001' },
    'EDITOR_PORT and SITES_PORT must differ: the editor shows generated sites and never shares an origin',
  ],
  [{ SITES_URL: 'sites.example' }, 'SITES_URL must be an http or https address'],
  [
    { SITES_DOMAIN: 'https://sites.example' },
    'SITES_DOMAIN must be a domain such as sites.example.com, without scheme or port',
  ],
  [
    { SITES_DOMAIN: 'example.com', PUBLIC_URL: 'https://studio.example.com' },
    'SITES_DOMAIN must not be above the host of PUBLIC_URL: a website could have the app’s name',
  ],
  [{ PUBLIC_URL: 'ftp://app.example' }, 'PUBLIC_URL must be an http or https address'],
  [{ ADMIN_EMAIL: 'boss' }, 'ADMIN_EMAIL must be an email address'],
  [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD must have at least 6 characters'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must be none, or addresses and networks such as loopback,10.0.0.0/8',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must be none, or addresses and networks such as loopback,10.0.0.0/8',
  ],
  ...[
    'http://builds.example',
    'https://*',
    'https://builds.example/x',
    "https://a.example'self'",
  ].map((origin): [Record<string, string>, string] => [
    { OVERRIDE_ORIGINS: origin },
    'OVERRIDE_ORIGINS must be none, or origins such as https://builds.example,http://localhost:*',
  ]),
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a postgres:// address'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp or smtps address'],
  [
    { GENERATION_TASKS_PER_MEMBER: '0' },
    'GENERATION_TASKS_PER_MEMBER must be a whole number from 1 to 999',
  ],
  [{ WEBSITES_PER_MEMBER: '0' }, 'WEBSITES_PER_MEMBER must be a whole number from 1 to 999999'],
  [
    { GENERATION_PROVIDER: 'magic' },
    'GENERATION_PROVIDER must be anthropic, openai-compatible or composer',
  ],
  [{ GENERATION_SEES_PICTURES: 'maybe' }, 'GENERATION_SEES_PICTURES must be yes or no'],
  [
    { ENCRYPTION_KEY: 'a passphrase' },
    'ENCRYPTION_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them',
  ],
  [{ GENERATION_INPUT_PRICE: 'cheap' }, 'GENERATION_INPUT_PRICE must be a price such as 3 or 0.25'],
  [
    { GENERATION_INPUT_PRICE: '3' },
    'GENERATION_INPUT_PRICE and GENERATION_OUTPUT_PRICE must be set together',
  ],
  [{ GENERATION_CURRENCY: '€' }, 'GENERATION_CURRENCY must be a currency such as USD'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent'],
  [{ S3_BUCKET: 'b' }, 'S3_BUCKET must be the name of a bucket'],
  [{ S3_BUCKET: 'sites' }, 'S3_ENDPOINT is missing: a bucket needs every S3_ variable'],
  [{ S3_REGION: 'eu-1' }, 'S3_ENDPOINT is missing: a bucket needs every S3_ variable'],
];
for (const [variables, message] of wrong) {
  test(`${JSON.stringify(variables)} is refused in one sentence`, () => {
    assert.throws(
      () => parseEnv(variables),
      (error) => {
        assert.ok(error instanceof StartFailure);
        assert.equal(error.message, message);
        return true;
      },
    );
  });
}

test('prices are parsed as numbers, in dollars by default', () => {
  const prices = { GENERATION_INPUT_PRICE: '0.25', GENERATION_OUTPUT_PRICE: '15' };
  assert.deepEqual(parseEnv(prices).generation.prices, {
    input: 0.25,
    output: 15,
    currency: 'USD',
  });
  const euros = parseEnv({ ...prices, GENERATION_CURRENCY: 'EUR' });
  assert.equal(euros.generation.prices?.currency, 'EUR');
  assert.equal(parseEnv({}).generation.prices, null);
});
