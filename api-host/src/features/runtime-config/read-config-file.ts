import { readFile } from 'node:fs/promises';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { RuntimeConfig } from 'shared-kit/contract';
import { StartFailure } from '../../start-failure';

/** Sources of the configuration. */
export interface ConfigLocation {
  readonly configFile: string | null;
  readonly sitesUrl: string;
  /** Where the app probes whether subdomains resolve; null where no probe is needed. */
  readonly siteNamesUrl?: string | null;
  /** The bundled editor, which Edit opens unless the operator configures another one. */
  readonly editorUrl: string;
}

/** The runtime configuration: the operator's file, if any, completed with the host's URLs. */
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

/** These URLs are set in the environment; a file may repeat them, but not differ. */
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
