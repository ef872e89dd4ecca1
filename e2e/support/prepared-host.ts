import { cp } from 'node:fs/promises';
import { startHost } from '../../scripts/test/host-process';
import type { RunningHost } from '../../scripts/test/host-process';
import { templateVariable } from './host-template';

/**
 * Starts a host on a copy of the data folder that this run's first host left. A first start creates the
 * database and takes over the suite's builds: six times the processor time of a later one, and the
 * journeys need more than a dozen hosts. What a first start does is proved by start-command.e2e.ts; a
 * host that serves another suite than the built one needs a first start of its own. It is ready sooner,
 * so that a first generation finds more of its threads still loading: wait for it with `expectReady`.
 */
export async function startPreparedHost(
  extra: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const template = process.env[templateVariable];
  if (template === undefined) throw new Error(`${templateVariable} is not set`);
  return startHost(extra, (folder) => cp(template, folder, { recursive: true }));
}
