import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { emailPattern, userLimits } from 'shared-kit/contract';
import * as z from 'zod/mini';
import { StartFailure } from './start-failure';

const isPort = (value: string) => /^\d{1,5}$/.test(value) && +value >= 1 && +value <= 65_535;
const port = z.string().check(z.refine(isPort, 'must be a port number from 1 to 65535'));
const text = z.optional(z.string());
const howMany = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')),
);
const httpAddress = z.optional(
  z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
);

const price = z.optional(
  z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be a price such as 3 or 0.25')),
);

/** An address or a network such as 10.0.0.0/8, or one of the names for such networks. */
function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits] = value.split('/');
  const widest = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= widest));
}

/** An https origin, or one of this machine, where `*` stands for every port. No path: it would mean nothing. */
const isOverrideOrigin = (value: string): boolean =>
  /^https:\/\/[\w.-]+(:\d{1,5})?$/.test(value) ||
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:(\d{1,5}|\*))?$/.test(value);

const listOf = (value: string) => value.split(',').map((entry) => entry.trim());

/** Every name the host reads; an empty value counts as not set. */
const variables = z.object({
  HOST: text,
  PORT: z.optional(port),
  SITES_PORT: z.optional(port),
  SITES_URL: httpAddress,
  PUBLIC_URL: httpAddress,
  DATA_DIR: text,
  LOG_LEVEL: z.optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    }),
  ),
  ADMIN_EMAIL: z.optional(
    z.string().check(z.trim(), z.regex(emailPattern, 'must be an email address')),
  ),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(
          userLimits.passwordMin,
          `must have at least ${userLimits.passwordMin} characters`,
        ),
        z.maxLength(
          userLimits.passwordMax,
          `must have at most ${userLimits.passwordMax} characters`,
        ),
      ),
  ),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.trim() === 'none' || listOf(value).every(isNetwork),
          'must be none, or addresses and networks such as loopback,10.0.0.0/8',
        ),
      ),
  ),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  S3_ENDPOINT: httpAddress,
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' })),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/[^\s@<]+@[^\s@>]+/, 'must hold an email address')),
  ),
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: httpAddress,
  OPENAI_BASE_URL: httpAddress,
  OPENAI_API_KEY: text,
  GENERATION_PROVIDER: z.optional(
    z.enum(['anthropic', 'openai-compatible', 'composer'], {
      error: 'must be anthropic, openai-compatible or composer',
    }),
  ),
  GENERATION_MODEL: text,
  GENERATION_TASKS_PER_MEMBER: howMany,
  GENERATION_CONCURRENCY: howMany,
  GENERATION_INPUT_PRICE: price,
  GENERATION_OUTPUT_PRICE: price,
  GENERATION_CURRENCY: z.optional(
    z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as USD')),
  ),
  CONFIG_FILE: text,
  RELEASE_WEBHOOK_URL: httpAddress,
  OVERRIDE_ORIGINS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.trim() === 'none' || listOf(value).every(isOverrideOrigin),
          'must be none, or origins such as https://builds.example,http://localhost:*',
        ),
      ),
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  SUITE_DIR: text,
});

type Variables = z.output<typeof variables>;

/** The repository's `dist`, from wherever the host is started. */
const builtSuite = resolve(import.meta.dirname, '../../dist');

/** The environment, read once; `null` means not set. */
export type Env = ReturnType<typeof parseEnv>;

/** What the process was started with. The only place that reads `process.env` (law 5). */
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
  return {
    host: data.HOST ?? 'localhost',
    ...ports,
    publicUrl: withoutSlash(data.PUBLIC_URL ?? `http://localhost:${ports.port}`),
    sitesUrl: withoutSlash(data.SITES_URL ?? `http://localhost:${ports.sitesPort}`),
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
    /** Where the builds lie: `releases.json`, `shell/` and `remotes/`; `npm run build` writes them. */
    suiteDir: resolve(data.SUITE_DIR ?? builtSuite),
    /** Told by POST of every change of what everyone runs, and of what needs a person. */
    releaseWebhookUrl: data.RELEASE_WEBHOOK_URL ?? null,
    /** Where a release manager's own builds may come from, besides this host. */
    overrideOrigins: overrideOriginsOf(data),
    configFile: data.CONFIG_FILE === undefined ? null : resolve(data.CONFIG_FILE),
  };
}

function portsOf(data: Variables) {
  const port = Number(data.PORT ?? 3000);
  const sitesPort = Number(data.SITES_PORT ?? 3001);
  if (port === sitesPort) {
    throw new StartFailure(
      'PORT and SITES_PORT must differ: generated sites never share the app’s origin',
    );
  }
  return { port, sitesPort };
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

/** None unless they are named: with them every page may load scripts from there, if the host grants it. */
function overrideOriginsOf({ OVERRIDE_ORIGINS: value = 'none' }: Variables): readonly string[] {
  return value.trim() === 'none' ? [] : listOf(value);
}

function generationOf(data: Variables) {
  const { ANTHROPIC_API_KEY: key, OPENAI_BASE_URL: openAiUrl, OPENAI_API_KEY: openAiKey } = data;
  return {
    provider: data.GENERATION_PROVIDER ?? null,
    model: data.GENERATION_MODEL ?? null,
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
