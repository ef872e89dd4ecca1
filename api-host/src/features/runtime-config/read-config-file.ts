import { readFile } from 'node:fs/promises';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { RuntimeConfig } from 'shared-kit/contract';
import { StartFailure } from '../../start-failure';

/** Where the configuration comes from. */
export interface ConfigLocation {
  readonly configFile: string | null;
  readonly sitesUrl: string;
  /** Where the app finds out whether names of websites are reached; null where there is nothing to find out. */
  readonly siteNamesUrl?: string | null;
  /** Our own editor: what Edit opens unless the operator names another one. */
  readonly editorUrl: string;
}

/** The runtime configuration: the operator's file, if any, with our own addresses filled in. */
export async function readRuntimeConfig(source: ConfigLocation): Promise<RuntimeConfig> {
  const document = source.configFile === null ? {} : await readDocument(source.configFile);
  try {
    const config = parseRuntimeConfig(document);
    return {
      ...config,
      sitesUrl: filledIn(document, 'sitesUrl', source.sitesUrl),
      ...(source.siteNamesUrl && { siteNamesUrl: source.siteNamesUrl }),
      editorUrl: filledIn(document, 'editorUrl', source.editorUrl),
      adminSiteUrl: named(document, 'adminSiteUrl') ? config.adminSiteUrl : source.editorUrl,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`CONFIG_FILE ${source.configFile ?? ''} is not valid: ${reason}`);
  }
}

const variables = { sitesUrl: 'SITES_URL', editorUrl: 'EDITOR_URL' } as const;

/** These addresses are the environment's, so a file may repeat them, not differ. */
function filledIn(document: unknown, field: keyof typeof variables, value: string): string {
  if ((named(document, field) ?? value) === value) return value;
  throw new Error(`${field}: is ${value}; set ${variables[field]} to change it`);
}

function named(document: unknown, field: string): unknown {
  if (typeof document !== 'object' || document === null) return undefined;
  return new Map<string, unknown>(Object.entries(document)).get(field);
}

async function readDocument(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new StartFailure(`CONFIG_FILE ${path} cannot be read`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new StartFailure(`CONFIG_FILE ${path} is not valid JSON`);
  }
}
