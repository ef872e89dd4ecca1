import type { RuntimeConfig } from '../contract';
import { setRuntimeConfig } from './runtime-config-store';

/** Id of the `<script type="application/json">` the host inlines into the shell's page. */
export const inlinedConfigId = 'sitewright-config';

/**
 * Every field with its kind. The record type makes forgetting a new field a compile error.
 * Checked by hand because the host has already validated the document against the contract's schema
 * and the schema library must not load before the first paint. A document that lacks a field (an older
 * host) or has another kind of value goes through the schema, which fills defaults or names the field.
 */
const fieldKinds: Record<keyof RuntimeConfig, 'string' | 'number' | 'object' | 'optional'> = {
  brandName: 'string',
  logoUrl: 'optional',
  sitesUrl: 'string',
  siteNamesUrl: 'optional',
  supportUrl: 'string',
  marketplaceUrl: 'string',
  profitSiteUrl: 'string',
  editorUrl: 'string',
  adminSiteUrl: 'string',
  supportEmail: 'string',
  tutorials: 'object',
  affiliateOffers: 'object',
  salesPages: 'object',
  limitless: 'object',
  multipleIncome: 'object',
  franchise: 'object',
  bonuses: 'object',
  processingSteps: 'string',
  remoteTimeoutMs: 'number',
};

/**
 * Reads the runtime configuration and puts it in place: from the document inlined in the page, and
 * otherwise (a development server, a page of another host) from `/config.json`.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const inlined = readInlinedDocument();
  const config = isComplete(inlined) ? inlined : await validate(inlined);
  setRuntimeConfig(config);
  return config;
}

function readInlinedDocument(): unknown {
  const text = document.getElementById(inlinedConfigId)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy mangled the page; `/config.json` is the same document in a plainer wrapping.
    return undefined;
  }
}

function isComplete(candidate: unknown): candidate is RuntimeConfig {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const values = new Map<string, unknown>(Object.entries(candidate));
  return Object.entries(fieldKinds).every(
    ([name, kind]) => kind === 'optional' || typeof values.get(name) === kind,
  );
}

async function validate(inlined: unknown): Promise<RuntimeConfig> {
  // Loaded on this path only: client and schema stay out of the first paint.
  const { fetchRuntimeConfig, readRuntimeConfig } = await import('../client');
  return inlined === undefined ? await fetchRuntimeConfig() : readRuntimeConfig(inlined);
}
