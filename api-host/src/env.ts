import { resolve } from 'node:path';
import { defaultMinPasswordLength } from './features/accounts/new-password.policy';
import { isProtectedRole, listOf, variables } from './env-variables';
import type { Variables } from './env-variables';
import { quotasOf } from './quotas/quotas';
import { StartFailure } from './start-failure';

/** The repository's `dist`, independent of the working directory. */
const builtSuite = resolve(import.meta.dirname, '../../dist');

/** The parsed environment; `null` means not set. */
export type Env = ReturnType<typeof parseEnv>;

/** The only place that reads `process.env` (ARCHITECTURE.md, rule 5). */
export const readEnv = (): Env => parseEnv(process.env);

/** Validates the variables and derives defaults; the error names the first invalid one. */
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
    /**
     * Parent domain of the websites, with the scheme and port of `sitesUrl`; null: paths of
     * `sitesUrl`.
     */
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
    /**
     * Encrypts secrets entered in the app, such as the key of a language model; null uses a file in
     * `dataDir`.
     */
    encryptionKey: data.ENCRYPTION_KEY ?? null,
    /**
     * Keys that sign release records, shared by all hosts of a database; null: this host's own
     * keys, in `dataDir`.
     */
    releaseKeys: data.RELEASE_KEYS ?? null,
    /** For new passwords; existing ones of 6 characters, which the forms allow, still sign in. */
    minPasswordLength: Number(data.MIN_PASSWORD_LENGTH ?? defaultMinPasswordLength),
    /** Roles whose calls require a second factor. */
    requireSecondFactor: listOf(data.REQUIRE_SECOND_FACTOR ?? 'none').filter(isProtectedRole),
    /** How long a sign-in or re-authentication is valid for sensitive calls. */
    confirmationMs: Number(data.CONFIRMATION_MINUTES ?? 15) * 60_000,
    quotas: quotasOf(data),
    /**
     * Concurrent calls of the app, and concurrent visits of published websites; more are refused
     * with 503.
     */
    requestsAtOnce: Number(data.REQUESTS_AT_ONCE ?? 100),
    visitsAtOnce: Number(data.VISITS_AT_ONCE ?? 200),
    /** Retention time of the audit log. */
    auditRetentionDays: Number(data.AUDIT_RETENTION_DAYS ?? 400),
    /**
     * Folder of the builds: `releases.json`, `shell/` and `remotes/`; written by `npm run build`.
     */
    suiteDir: resolve(data.SUITE_DIR ?? builtSuite),
    /** The collector of traces; null does not load OpenTelemetry. */
    tracing: tracingOf(data),
    /**
     * Receives a POST for every change of the stable release, and for everything that needs a
     * person.
     */
    releaseWebhookUrl: data.RELEASE_WEBHOOK_URL ?? null,
    /** Signs webhook calls, for the receiver to verify; null leaves them unsigned. */
    releaseWebhookSecret: data.RELEASE_WEBHOOK_SECRET ?? null,
    evidenceLimits: evidenceLimitsOf(data),
    /** Origins that rollout gates may be on. */
    gateOrigins: originsOf(data.RELEASE_GATE_ORIGINS),
    /** Origins that a release manager's own builds may be loaded from, besides this host. */
    overrideOrigins: originsOf(data.OVERRIDE_ORIGINS),
    /** Takes screenshots of published pages; `none` disables it, null searches the usual places. */
    chromiumPath: data.CHROMIUM_PATH ?? null,
    configFile: data.CONFIG_FILE === undefined ? null : resolve(data.CONFIG_FILE),
  };
}

/**
 * Whether HSTS may be sent for the app's host name. Browsers apply it to every port of that name,
 * so another of our origins there without TLS rules it out.
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

/** Throws if a website could get the app's host name. */
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
 * Trusts only a local proxy by default: a trusted proxy can claim any client address, and so bypass
 * every limit per address.
 */
function proxiesOf({ TRUST_PROXY: value = 'loopback' }: Variables): readonly string[] {
  return value.trim() === 'none' ? [] : listOf(value);
}

/**
 * All of the variables or none: refusing to start is better than storing files on a disk that the
 * operator believes are in a bucket.
 */
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

/** None by default: what may be reached or executed from there is the operator's decision. */
function originsOf(value = 'none'): readonly string[] {
  return value.trim() === 'none' ? [] : listOf(value);
}

/**
 * Weight limits of a member and of a network in a step of a rollout, and the number of networks
 * that causes a rollback.
 */
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
    /** Enough for a second tab, too few to fill the queue. */
    tasksPerMember: Number(data.GENERATION_TASKS_PER_MEMBER ?? 3),
    /** Concurrent generations on this host. */
    concurrency: Number(data.GENERATION_CONCURRENCY ?? 4),
    prices: pricesOf(data),
    anthropic: key === undefined ? null : { apiKey: key, baseUrl: data.ANTHROPIC_BASE_URL ?? null },
    openAi:
      openAiUrl === undefined && openAiKey === undefined
        ? null
        : { baseUrl: openAiUrl ?? null, apiKey: openAiKey ?? null },
  };
}

/** Both prices or none: a partial cost would be worse than none. */
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
