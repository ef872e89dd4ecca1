import type { RuntimeConfig } from '../contract';
import { setRuntimeConfig } from './runtime-config-store';

/** Id of the `<script type="application/json">` the host inlines into the shell's page. */
export const inlinedConfigId = 'sitewright-config';

/** Every field with its type; omitting a new field is a compile error. */
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
 * Loads the runtime configuration and stores it: from the document inlined in the page, otherwise
 * (development server, foreign host) from `/config.json`.
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
    // A proxy altered the page; `/config.json` holds the same document.
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
  // Loaded on this path only; client and schema stay out of the first paint.
  const { fetchRuntimeConfig, readRuntimeConfig } = await import('../client');
  return inlined === undefined ? await fetchRuntimeConfig() : readRuntimeConfig(inlined);
}
