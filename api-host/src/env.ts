import { resolve } from 'node:path';
import { defaultMinPasswordLength } from './features/accounts/new-password.policy';
import { isProtectedRole, listOf, variables } from './env-variables';
import type { Variables } from './env-variables';
import { quotasOf } from './quotas/quotas';
import { StartFailure } from './start-failure';

/** The repository's `dist`, from wherever the host is started. */
const builtSuite = resolve(import.meta.dirname, '../../dist');

/** The environment, read once; `null` means not set. */
export type Env = ReturnType<typeof parseEnv>;

/** What the process was started with. The only place that reads `process.env` (ARCHITECTURE.md, rule 5). */
export const readEnv = (): Env => parseEnv(process.env);

/** Checks the variables and fills in what follows from them; the error names the first wrong one. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartFailure(`${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? ''}`);
  }
  const { data } = parsed;
  const ports = portsOf(data);
  const publicUrl = withoutSlash(data.PUBLIC_URL ?? `http://localhost:${ports.port}`);
  const sitesUrl = withoutSlash(data.SITES_URL ?? `http://localhost:${ports.sitesPort}`);
  const editorUrl = withoutSlash(data.EDITOR_URL ?? `http://localhost:${ports.editorPort}`);
  return {
    host: data.HOST ?? 'localhost',
    ...ports,
    publicUrl,
    sitesUrl,
    /** Websites are names below it, with scheme and port of `sitesUrl`; null: paths of `sitesUrl`. */
    sitesDomain: sitesDomainOf(data),
    editorUrl,
    isTlsOnly: isTlsOnly(publicUrl, [sitesUrl, editorUrl]),
    trustProxy: proxiesOf(data),
    metricsToken: data.METRICS_TOKEN ?? null,
    dataDir: resolve(data.DATA_DIR ?? './data'),
    logLevel: data.LOG_LEVEL ?? 'info',
    admin: { email: data.ADMIN_EMAIL ?? null, password: data.ADMIN_PASSWORD ?? null },
    databaseUrl: data.DATABASE_URL ?? null,
    s3: bucketOf(data),
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? null,
    generation: generationOf(data),
    /** Encrypts what administrators enter in the app, such as the key of a language model; null uses a file in `dataDir`. */
    encryptionKey: data.ENCRYPTION_KEY ?? null,
    /** What release records are signed with, on all hosts of a database; null: keys of this host's own, in `dataDir`. */
    releaseKeys: data.RELEASE_KEYS ?? null,
    /** Of passwords set from now on; those of 6 characters, which the forms allow, still sign in. */
    minPasswordLength: Number(data.MIN_PASSWORD_LENGTH ?? defaultMinPasswordLength),
    /** Accounts whose calls wait until they have a second factor. */
    requireSecondFactor: listOf(data.REQUIRE_SECOND_FACTOR ?? 'none').filter(isProtectedRole),
    /** How long signing in, or confirming, counts as proof for what is dangerous. */
    confirmationMs: Number(data.CONFIRMATION_MINUTES ?? 15) * 60_000,
    quotas: quotasOf(data),
    /** Calls of the app, and visits of published websites, worked on at a time; more are refused with 503. */
    requestsAtOnce: Number(data.REQUESTS_AT_ONCE ?? 100),
    visitsAtOnce: Number(data.VISITS_AT_ONCE ?? 200),
    /** How long the audit log keeps an entry. */
    auditRetentionDays: Number(data.AUDIT_RETENTION_DAYS ?? 400),
    /** Where the builds lie: `releases.json`, `shell/` and `remotes/`; `npm run build` writes them. */
    suiteDir: resolve(data.SUITE_DIR ?? builtSuite),
    /** The collector of traces; null loads nothing of OpenTelemetry. */
    tracing: tracingOf(data),
    /** Told by POST of every change of what everyone runs, and of what needs a person. */
    releaseWebhookUrl: data.RELEASE_WEBHOOK_URL ?? null,
    /** What those are signed with, for the receiver to verify; null leaves them unsigned. */
    releaseWebhookSecret: data.RELEASE_WEBHOOK_SECRET ?? null,
    evidenceLimits: evidenceLimitsOf(data),
    /** Where the gates of rollouts may be asked. */
    gateOrigins: originsOf(data.RELEASE_GATE_ORIGINS),
    /** Where a release manager's own builds may come from, besides this host. */
    overrideOrigins: originsOf(data.OVERRIDE_ORIGINS),
    /** Photographs published pages; `none` turns it off, null looks in the usual places. */
    chromiumPath: data.CHROMIUM_PATH ?? null,
    configFile: data.CONFIG_FILE === undefined ? null : resolve(data.CONFIG_FILE),
  };
}

/**
 * Whether browsers may be told to reach the app's host name over TLS alone. They would apply it to every
 * port of that name, so an origin of ours there without TLS forbids it.
 */
function isTlsOnly(publicUrl: string, others: readonly string[]): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const beside = others.map((url) => new URL(url)).filter((url) => url.hostname === hostname);
  return [protocol, ...beside.map((url) => url.protocol)].every((used) => used === 'https:');
}

function portsOf(data: Variables) {
  const port = Number(data.PORT ?? 3000);
  const sitesPort = Number(data.SITES_PORT ?? 3001);
  if (port === sitesPort) {
    throw new StartFailure(
      'PORT and SITES_PORT must differ: generated sites never share the app’s origin',
    );
  }
  const editorPort = Number(data.EDITOR_PORT ?? 3002);
  if (editorPort === port || editorPort === sitesPort) {
    throw new StartFailure(
      `EDITOR_PORT and ${editorPort === port ? 'PORT' : 'SITES_PORT'} must differ: the editor shows generated sites and never shares an origin`,
    );
  }
  return { port, sitesPort, editorPort };
}

/** Generated pages never get a name that is the app's. */
function sitesDomainOf({ SITES_DOMAIN: value, PUBLIC_URL: app }: Variables): string | null {
  if (value === undefined) return null;
  const domain = value.trim().toLowerCase();
  if (app !== undefined && new URL(app).hostname.endsWith(`.${domain}`)) {
    throw new StartFailure(
      'SITES_DOMAIN must not be above the host of PUBLIC_URL: a website could have the app’s name',
    );
  }
  return domain;
}

/**
 * Only a proxy on this machine unless told otherwise: whoever is trusted can claim any address, and so
 * get around every limit per address.
 */
function proxiesOf({ TRUST_PROXY: value = 'loopback' }: Variables): readonly string[] {
  return value.trim() === 'none' ? [] : listOf(value);
}

/** All of it or nothing: better a refusal than files on a disk the operator believes to be in a bucket. */
function bucketOf(data: Variables) {
  const needed = {
    S3_ENDPOINT: data.S3_ENDPOINT,
    S3_BUCKET: data.S3_BUCKET,
    S3_ACCESS_KEY_ID: data.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: data.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length && data.S3_REGION === undefined) return null;
  const [first] = missing;
  if (first) throw new StartFailure(`${first[0]} is missing: a bucket needs every S3_ variable`);
  return {
    endpoint: data.S3_ENDPOINT ?? '',
    bucket: data.S3_BUCKET ?? '',
    region: data.S3_REGION ?? 'us-east-1',
    accessKeyId: data.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: data.S3_SECRET_ACCESS_KEY ?? '',
  };
}

function tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...data }: Variables) {
  if (endpoint === undefined) return null;
  return {
    endpoint,
    ratio: Number(data.OTEL_TRACES_SAMPLER_ARG ?? 1),
    serviceName: data.OTEL_SERVICE_NAME ?? 'sitewright-host',
  };
}

/** None unless they are named: what may be reached or run from there is the operator's to say. */
function originsOf(value = 'none'): readonly string[] {
  return value.trim() === 'none' ? [] : listOf(value);
}

/** How much one member and one network weigh in a step of a rollout, and how many networks roll back. */
function evidenceLimitsOf(data: Variables) {
  return {
    perMember: Number(data.RELEASE_LOADS_PER_MEMBER ?? 9),
    perNetwork: Number(data.RELEASE_LOADS_PER_NETWORK ?? 60),
    networks: Number(data.RELEASE_ROLLBACK_NETWORKS ?? 5),
  };
}

function generationOf(data: Variables) {
  const { ANTHROPIC_API_KEY: key, OPENAI_BASE_URL: openAiUrl, OPENAI_API_KEY: openAiKey } = data;
  return {
    provider: data.GENERATION_PROVIDER ?? null,
    model: data.GENERATION_MODEL ?? null,
    seesPictures: data.GENERATION_SEES_PICTURES === 'yes',
    /** Enough for a second tab, too few to fill the queue for everybody else. */
    tasksPerMember: Number(data.GENERATION_TASKS_PER_MEMBER ?? 3),
    /** Generations at the same time on this host. */
    concurrency: Number(data.GENERATION_CONCURRENCY ?? 4),
    prices: pricesOf(data),
    anthropic: key === undefined ? null : { apiKey: key, baseUrl: data.ANTHROPIC_BASE_URL ?? null },
    openAi:
      openAiUrl === undefined && openAiKey === undefined
        ? null
        : { baseUrl: openAiUrl ?? null, apiKey: openAiKey ?? null },
  };
}

/** Both prices or none: a cost that counts half would be worse than no cost. */
function pricesOf(data: Variables) {
  const { GENERATION_INPUT_PRICE: input, GENERATION_OUTPUT_PRICE: output } = data;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    throw new StartFailure(
      'GENERATION_INPUT_PRICE and GENERATION_OUTPUT_PRICE must be set together',
    );
  }
  const currency = data.GENERATION_CURRENCY ?? 'USD';
  return { input: Number(input), output: Number(output), currency };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
