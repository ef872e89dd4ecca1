import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** Far more remotes than a suite has. A page can send any name, and labels are never removed. */
const maxRemotes = 30;

/** Counts calls by their remote, for members only: others could fill the labels with names. */
export function countRemoteCalls(registry: Registry) {
  const counter = new Counter({
    name: 'sitewright_remote_calls_total',
    help: 'Calls of signed-in members by the remote on screen and the class of the answer’s status',
    labelNames: ['remote', 'status'] as const,
    registers: [registry],
  });
  const known = new Set<string>();
  return (name: string, status: number): void => {
    if (known.size < maxRemotes) known.add(name);
    const remote = known.has(name) ? name : 'other';
    counter.inc({ remote, status: `${Math.floor(status / 100)}xx` });
  };
}
