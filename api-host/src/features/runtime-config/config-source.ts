import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RuntimeConfig } from 'shared-kit/contract';
import { readRuntimeConfig } from './read-config-file';
import type { ConfigLocation } from './read-config-file';

type ChangeLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** The runtime configuration; a changed file is noticed at the next read, without a restart. */
export interface ConfigSource {
  /** @param log learns that a change was taken, or why it was not */
  read(log: ChangeLog): Promise<RuntimeConfig>;
}

/** A configuration that stays as it is. */
export function fixedConfig(config: RuntimeConfig): ConfigSource {
  return { read: () => Promise.resolve(config) };
}

/**
 * Reads the operator's file now, which fails the start when it is wrong, and again whenever it has
 * changed. A change that is wrong is logged once and does not count: pages keep the last good one.
 */
export async function openRuntimeConfig(location: ConfigLocation): Promise<ConfigSource> {
  const { configFile } = location;
  if (configFile === null) return fixedConfig(await readRuntimeConfig(location));
  // Before the content: what changes in between is then read twice, not missed.
  let stamp = await stampOf(configFile);
  let config = Promise.resolve(await readRuntimeConfig(location));
  return {
    async read(log) {
      const found = await stampOf(configFile);
      if (found !== stamp) {
        stamp = found;
        // The promise, not its value: who asks while the file is being read waits for it too.
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
