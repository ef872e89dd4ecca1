import type { SuiteRecord } from 'shared-kit/contract/releases';
import { grantedChoices } from 'shared-kit/contract/rollout';
import type { AudienceGrant, Choice } from 'shared-kit/contract/rollout';
import type { Quarantine } from './quarantine';

/** A version, what it counts as, and the remote's rollout when it was drawn. */
export interface DrawnVersion extends Choice {
  readonly rollout: string | undefined;
}

/** Which versions this browser runs. */
export interface Versions {
  /** What would be run of a remote now, best first; nothing is decided by asking. */
  look(remote: string): readonly DrawnVersion[];
  /** The same for good: a tab keeps what it loaded, whoever signs in or out meanwhile. */
  draw(remote: string): readonly DrawnVersion[];
  /** Which version is first of what this tab has drawn so far, by remote. */
  readonly drawn: () => ReadonlyMap<string, string>;
  /** Draws anew at the next `draw`: a retry follows the record in force then. */
  forget(remote: string): void;
}

export interface VersionsOptions {
  readonly record: () => SuiteRecord;
  readonly subject: () => string;
  readonly quarantine: Quarantine;
  /** The rollouts whose candidate this page's visitor gets before the draw, as the host says. */
  readonly audience?: AudienceGrant | undefined;
}

/** Draws versions from the record, passing over what has failed in this browser before. */
export function createVersions(options: VersionsOptions): Versions {
  const { record, subject, quarantine, audience } = options;
  const drawn = new Map<string, readonly DrawnVersion[]>();
  const look = (remote: string): readonly DrawnVersion[] => {
    const known = drawn.get(remote);
    if (known) return known;
    const current = record();
    const rollout = current.remotes[remote]?.candidate?.rollout;
    const choices = grantedChoices(current, remote, subject(), audience).map((choice) => ({
      ...choice,
      rollout,
    }));
    const good = choices.filter(({ release }) => !quarantine.has(remote, release.version));
    // Quarantine is a preference. It must never be the reason why a member has no page.
    return good.length > 0 ? good : choices;
  };
  return {
    look,
    draw(remote) {
      const choices = look(remote);
      drawn.set(remote, choices);
      return choices;
    },
    drawn: () =>
      new Map(
        [...drawn].flatMap(([remote, [best]]) => (best ? [[remote, best.release.version]] : [])),
      ),
    forget(remote) {
      drawn.delete(remote);
    },
  };
}
