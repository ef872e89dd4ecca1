import { readFile } from 'node:fs/promises';
import { parseRuntimeConfig } from 'shared-kit/contract';
import type { RuntimeConfig } from 'shared-kit/contract';
import { StartFailure } from '../../start-failure';

/** Where the configuration comes from. */
export interface ConfigLocation {
  readonly configFile: string | null;
  readonly sitesUrl: string;
}

/** The runtime configuration: the operator's file, if any, with the sites' address filled in. */
export async function readRuntimeConfig(source: ConfigLocation): Promise<RuntimeConfig> {
  const document = source.configFile === null ? {} : await readDocument(source.configFile);
  try {
    const config = parseRuntimeConfig(document);
    return { ...config, sitesUrl: sitesUrlFor(document, source.sitesUrl) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`CONFIG_FILE ${source.configFile ?? ''} is not valid: ${reason}`);
  }
}

/** Published links are made from the environment's address, so a file may repeat it, not differ. */
function sitesUrlFor(document: unknown, fromEnvironment: string): string {
  const named =
    typeof document === 'object' && document !== null && 'sitesUrl' in document
      ? document.sitesUrl
      : fromEnvironment;
  if (named !== fromEnvironment) {
    throw new Error(`sitesUrl: is ${fromEnvironment}; set SITES_URL to change it`);
  }
  return fromEnvironment;
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
