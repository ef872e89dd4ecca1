import { isIP, isIPv6 } from 'node:net';
import { emailPattern, userLimits } from 'shared-kit/contract';
import * as z from 'zod/mini';
import { protectedRoles } from './features/second-factor/second-factor.policy';
import type { ProtectedRole } from './features/second-factor/second-factor.policy';
import { encryptionKeyBytes } from './secrets/encryption-key';
import { readReleaseKeys } from './secrets/release-keys';

const isPort = (value: string) => /^\d{1,5}$/.test(value) && +value >= 1 && +value <= 65_535;
const port = z.string().check(z.refine(isPort, 'must be a port number from 1 to 65535'));
const text = z.optional(z.string());
const passwordLength = z.optional(
  z.string().check(z.regex(/^(?:[6-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 6 to 64')),
);
const howMany = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')),
);
const quota = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')),
);
const httpAddress = z.optional(
  z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
);

const price = z.optional(
  z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'must be a price such as 3 or 0.25')),
);

/** An address, a network such as 10.0.0.0/8, or a name for such networks. */
function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits] = value.split('/');
  const widest = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= widest));
}

/**
 * An https origin, or a local one, where `*` stands for every port. Without a path, which would be
 * ignored.
 */
const isOverrideOrigin = (value: string): boolean =>
  /^https:\/\/[\w.-]+(:\d{1,5})?$/.test(value) ||
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:(\d{1,5}|\*))?$/.test(value);

/** Normalised like browsers do, because it is compared as a string. */
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;

/** A DNS domain name; with a slug in front it must stay below 254 characters. */
const isDomain = (value: string): boolean =>
  value.length <= 190 &&
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(value.trim());

const keyFrom = (value: string): Buffer => Buffer.from(value.trim(), 'base64');

/** Whether `REQUIRE_SECOND_FACTOR` supports this role. */
export const isProtectedRole = (value: string): value is ProtectedRole =>
  protectedRoles.some((role) => role === value);

/** Parses a comma-separated list. */
export const listOf = (value: string) => value.split(',').map((entry) => entry.trim());

/** All environment variables of the host; an empty value counts as not set. */
export const variables = z.object({
  HOST: text,
  PORT: z.optional(port),
  SITES_PORT: z.optional(port),
  EDITOR_PORT: z.optional(port),
  SITES_URL: httpAddress,
  SITES_DOMAIN: z.optional(
    z
      .string()
      .check(
        z.refine(isDomain, 'must be a domain such as sites.example.com, without scheme or port'),
      ),
  ),
  EDITOR_URL: httpAddress,
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
  GENERATION_SEES_PICTURES: z.optional(z.enum(['yes', 'no'], { error: 'must be yes or no' })),
  ENCRYPTION_KEY: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => keyFrom(value).length === encryptionKeyBytes,
            'must be 32 random bytes in base64, as `openssl rand -base64 32` prints them',
          ),
        ),
      z.transform(keyFrom),
    ),
  ),
  RELEASE_KEYS: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => readReleaseKeys(value) !== null,
            'must be private keys on P-256, PKCS #8 in base64, with commas between them',
          ),
        ),
      z.transform((value) => readReleaseKeys(value) ?? []),
    ),
  ),
  GENERATION_TASKS_PER_MEMBER: howMany,
  GENERATION_CONCURRENCY: howMany,
  MIN_PASSWORD_LENGTH: passwordLength,
  REQUIRE_SECOND_FACTOR: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.trim() === 'none' || listOf(value).every(isProtectedRole),
          'must be none, or of admins,release_managers',
        ),
      ),
  ),
  CONFIRMATION_MINUTES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= 1440,
          'must be a whole number of minutes from 1 to 1440',
        ),
      ),
  ),
  WEBSITES_PER_MEMBER: quota,
  PROJECTS_PER_MEMBER: quota,
  VERSIONS_PER_PROJECT: quota,
  MEGABYTES_PER_MEMBER: quota,
  ACCOUNTS_PER_AGENCY: quota,
  STREAMS_PER_MEMBER: quota,
  STREAMS_PER_NETWORK: quota,
  STREAMS_PER_HOST: quota,
  REQUESTS_AT_ONCE: quota,
  VISITS_AT_ONCE: quota,
  AUDIT_RETENTION_DAYS: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days from 1 to 9999')),
  ),
  GENERATION_INPUT_PRICE: price,
  GENERATION_OUTPUT_PRICE: price,
  GENERATION_CURRENCY: z.optional(
    z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as USD')),
  ),
  CHROMIUM_PATH: text,
  CONFIG_FILE: text,
  RELEASE_WEBHOOK_URL: httpAddress,
  RELEASE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(24, 'must have at least 24 characters')),
  ),
  RELEASE_GATE_ORIGINS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.trim() === 'none' || listOf(value).every(isOrigin),
          'must be none, or origins such as https://prometheus.example:9090',
        ),
      ),
  ),
  RELEASE_LOADS_PER_MEMBER: howMany,
  RELEASE_LOADS_PER_NETWORK: howMany,
  RELEASE_ROLLBACK_NETWORKS: howMany,
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
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress,
  OTEL_SERVICE_NAME: text,
  OTEL_TRACES_SAMPLER_ARG: z.optional(
    z
      .string()
      .check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a number from 0 to 1')),
  ),
  SUITE_DIR: text,
});

export type Variables = z.output<typeof variables>;
