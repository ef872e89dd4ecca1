import type { BuildManifest, SuiteRecord } from 'shared-kit/contract/releases';
import { grantedChoices, shellName } from 'shared-kit/contract/rollout';
import type { AudienceGrant, Choice, ShellRun } from 'shared-kit/contract/rollout';

/** The shell a page is made of. */
export interface DrawnShell {
  readonly manifest: BuildManifest;
  /** Undefined where the record knows of no shell, or none of those it knows could be found: nothing is said of it then. */
  readonly run: ShellRun | undefined;
  /** The build whose script watches the start; undefined where nothing is compared. */
  readonly watchedBy: BuildManifest | undefined;
}

/** The description of a shell by its version; null where there is none, or it cannot be read now. */
export type FindShell = (version: string) => Promise<BuildManifest | null>;

interface Visit {
  readonly record: SuiteRecord;
  readonly subject: string;
  readonly audience: AudienceGrant | undefined;
  /** The version of the shell that has failed in this browser. */
  readonly left: string | null;
}

/**
 * Draws the shell of a page as browsers draw remotes, by the same function and the same subject. The host does it, because
 * the shell is what draws everything else.
 */
export async function drawShell(
  { record, subject, audience, left }: Visit,
  find: FindShell,
): Promise<DrawnShell | null> {
  const choices = grantedChoices(record, shellName, subject, audience);
  // Only a candidate makes room: a browser that once had to leave what everyone runs must not be kept on older ones.
  const wanted = choices.filter(
    ({ arm, release }) => arm !== 'candidate' || release.version !== left,
  );
  for (const choice of wanted) {
    const manifest = await find(choice.release.version);
    if (manifest) return describe(record, choice, manifest, find);
  }
  return null;
}

async function describe(
  record: SuiteRecord,
  { arm, release: { version } }: Choice,
  manifest: BuildManifest,
  find: FindShell,
): Promise<DrawnShell> {
  const { stable, candidate } = record.remotes[shellName] ?? {};
  if (!candidate) return { manifest, run: { version, arm }, watchedBy: undefined };
  const run = { version, arm, rollout: candidate.rollout };
  // Its own would be broken where the build is: what watches a candidate is what everyone runs.
  const proven = arm === 'candidate' && stable ? await find(stable.version) : manifest;
  return { manifest, run, watchedBy: proven?.startWatch === undefined ? manifest : proven };
}
