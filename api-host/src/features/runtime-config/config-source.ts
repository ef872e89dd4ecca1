import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RuntimeConfig } from 'shared-kit/contract';
import { readRuntimeConfig } from './read-config-file';
import type { ConfigLocation } from './read-config-file';

type ChangeLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/**
 * The runtime configuration; changes of the file are detected on the next read, without a restart.
 */
export interface ConfigSource {
  /** @param log records accepted and rejected changes */
  read(log: ChangeLog): Promise<RuntimeConfig>;
}

/** A constant configuration. */
export function fixedConfig(config: RuntimeConfig): ConfigSource {
  return { read: () => Promise.resolve(config) };
}

/**
 * Reads the operator's file, which fails startup when it is invalid, and again whenever it has
 * changed. An invalid change is logged once and ignored: the last valid configuration stays.
 */
export async function openRuntimeConfig(location: ConfigLocation): Promise<ConfigSource> {
  const { configFile } = location;
  if (configFile === null) return fixedConfig(await readRuntimeConfig(location));
  // Before the content, so that a change in between is read twice rather than missed.
  let stamp = await stampOf(configFile);
  let config = Promise.resolve(await readRuntimeConfig(location));
  return {
    async read(log) {
      const found = await stampOf(configFile);
      if (found !== stamp) {
        stamp = found;
        // The promise, not its value: concurrent reads wait for it too.
        config = readChanged(location, config, log);
      }
      return await config;
    },
  };
}

async function readChanged(
  location: ConfigLocation,
  before: Promise<RuntimeConfig>,
  log: ChangeLog,
): Promise<RuntimeConfig> {
  try {
    const config = await readRuntimeConfig(location);
    log.info({ file: location.configFile }, 'the changed configuration is in use');
    return config;
  } catch (err) {
    log.error({ err }, 'the changed configuration is wrong; the one before stays in use');
    return await before;
  }
}

async function stampOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : 'missing';
}
