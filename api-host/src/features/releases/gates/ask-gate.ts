import type { ReleaseGate } from 'shared-kit/contract/releases';
import { fetchBounded } from './fetch-bounded';
import { inconclusive } from './gate-answer';
import type { GateAnswer } from './gate-answer';
import { readPrometheus } from './read-prometheus';
import { readVerdict } from './read-verdict';

/** Whom a gate is asked about. */
export interface GateSubject {
  readonly remote: string;
  readonly version: string;
}

/** Asks one gate. Whatever goes wrong is an answer, too, and never one that lets a rollout on. */
export type AskGate = (gate: ReleaseGate, subject: GateSubject) => Promise<GateAnswer>;

const fill = (text: string, { remote, version }: GateSubject) =>
  text.replaceAll('{{remote}}', () => remote).replaceAll('{{version}}', () => version);

/** Where a gate is asked. Names of remotes and versions have no character that means anything in an address or query. */
function addressOf({ prometheus, http }: ReleaseGate, subject: GateSubject): URL {
  if (!prometheus) return new URL(fill(http?.address ?? '', subject));
  const url = new URL(prometheus.address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/api/v1/query`;
  url.searchParams.set('query', fill(prometheus.query, subject));
  return url;
}

/** The first gate whose address the operator has not allowed, in one sentence; null when there is none. */
export function refusedGate(
  gates: readonly ReleaseGate[] | undefined,
  subject: GateSubject,
  origins: readonly string[],
): string | null {
  for (const gate of gates ?? []) {
    const { origin } = addressOf(gate, subject);
    if (!origins.includes(origin)) {
      return `Gate ${gate.name} asks ${origin}, which this host may not; its operator allows addresses in RELEASE_GATE_ORIGINS`;
    }
  }
  return null;
}

/**
 * Asks gates at the addresses the operator allows, and nowhere else: a build comes from a team, the network it
 * would reach through this host belongs to the operator.
 */
export function gateAsker(origins: readonly string[]): AskGate {
  return async (gate, subject) => {
    const refused = refusedGate([gate], subject, origins);
    if (refused !== null) return inconclusive(`${refused}.`);
    const answer = await fetchBounded(addressOf(gate, subject));
    if ('problem' in answer) return inconclusive(`${gate.name}: ${answer.problem}`);
    const { name, prometheus, http } = gate;
    if (prometheus) return readPrometheus(name, prometheus, answer);
    return readVerdict(name, http?.verdict ?? 'status', answer);
  };
}
