import * as z from 'zod/mini';
import { picture } from './embedded-address';
import { runtimeContent } from './runtime-content';

const address = z.url({
  protocol: /^(https?|mailto)$/,
  error: 'must be an http(s) or mailto address',
});
const text = z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(200));

/**
 * The operator's runtime configuration, served as `/config.json` and changed without a rebuild. Every
 * field has a neutral default, so an empty document works (decisions, 19). Strict: a misspelt field is
 * an error at start, not a silent default.
 */
export const runtimeConfig = z.strictObject({
  brandName: z._default(text, 'Sitewright'),
  /** The brand's picture, shown beside its name; without one its first letter stands on the accent. */
  logoUrl: z.optional(picture),
  /** Where previews and published sites live; the host fills it from SITES_URL. */
  sitesUrl: z._default(address, 'http://localhost:3001'),
  /** Answers browsers that resolve the names of published sites; the host fills it in where some do not. */
  siteNamesUrl: z.optional(address),
  supportUrl: z._default(address, 'mailto:support@example.com'),
  marketplaceUrl: z._default(address, 'https://example.com/marketplace'),
  profitSiteUrl: z._default(address, 'https://example.com/profit-site'),
  /** Our own visual editor; the host fills it from EDITOR_URL. */
  editorUrl: z._default(address, 'http://localhost:3002'),
  /** What Edit opens; an operator may name another site editor, by default it is `editorUrl`. */
  adminSiteUrl: z._default(address, 'https://example.com/site-editor'),
  ...runtimeContent,
  /**
   * How the workspace shows its seven steps: `auto` follows the host where it reports steps and
   * simulates them otherwise; `simulated` always simulates (decisions, 6).
   */
  processingSteps: z._default(z.enum(['auto', 'simulated']), 'auto'),
  /**
   * How long nothing may be heard of a remote's files before the shell gives this version up, in milliseconds. It
   * counts from when the files were first asked for, which for the first page is by the links the page came with, and
   * it does not bound the switch: fetching and rendering the last good version comes on top, or the error card where
   * there is none. The default leaves a second for that, so that a page is there within eight. Where the shell
   * took longer than half of this to start, files have the other half from then on. The same bound holds for each
   * file that a page asks for later, from when it does.
   */
  remoteTimeoutMs: z._default(z.number().check(z.minimum(500), z.maximum(60_000)), 7_000),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;

/** Reads an operator's document; the error lists each wrong field as `field: what is wrong`. */
export function parseRuntimeConfig(document: unknown): RuntimeConfig {
  const result = runtimeConfig.safeParse(document);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .map((key) => `${[...issue.path, key].join('.')}: not a known field`)
        .join('; ');
    }
    const field = issue.path.join('.') || 'the document';
    return `${field}: ${issue.message}`;
  });
  throw new Error(problems.join('; '));
}
