import type { BeaconEvent, SuiteRecord } from 'shared-kit/contract/releases';
import {
  grantedChoices,
  memberSubject,
  rolloutsGranted,
  shellName,
} from 'shared-kit/contract/rollout';
import type { Testimony } from '../evidence/testimony';
import type { PageLoad } from '../page-loads/page-loads';

/** A report whose page load this suite has signed. */
export interface SignedReport {
  readonly load: PageLoad;
  readonly member: string | null;
  readonly network: string;
  readonly at: Date;
  readonly events: readonly BeaconEvent[];
}

/** With the record in force, and the one the page was handed out with. */
export interface Report extends SignedReport {
  readonly current: SuiteRecord;
  readonly ofPage: SuiteRecord;
}

/**
 * Versions nobody is given would only fill the table. A rollout that is over counts no more; the report
 * itself still does.
 */
export function isLive(
  record: SuiteRecord,
  { remote, version, arm, rollout }: BeaconEvent,
): boolean {
  const state = Object.hasOwn(record.remotes, remote) ? record.remotes[remote] : undefined;
  if (!state) return false;
  if (rollout !== undefined && rollout !== state.candidate?.rollout) return false;
  if (arm === 'candidate') return version === state.candidate?.release.version;
  if (arm === 'stable') return version === state.stable.version;
  return version === state.stable.version || version === state.previous?.version;
}

/** Whom the page's versions can have been drawn for: who was there when it was opened, and who is signed in now. */
const subjectsOf = ({ load, member }: Pick<SignedReport, 'load' | 'member'>): string[] => [
  load.subject,
  ...(member === null ? [] : [memberSubject(member)]),
];

/** The events of versions that this page load can have been given. */
export function possibleEvents({ load, current, ofPage, member, events }: Report): BeaconEvent[] {
  const subjects = subjectsOf({ load, member });
  const records = current === ofPage ? [current] : [current, ofPage];
  const draws = records.flatMap((record) => subjects.map((subject) => ({ record, subject })));
  return events.filter((event) =>
    event.remote === shellName
      ? isShellOf(load, event)
      : draws.some(({ record, subject }) =>
          grantedChoices(record, event.remote, subject, load.audience).some(
            ({ arm, release }) => arm === event.arm && release.version === event.version,
          ),
        ),
  );
}

/** The host itself has chosen the shell, so it knows which one a page can speak of. */
const isShellOf = ({ shell }: PageLoad, { version, arm }: BeaconEvent): boolean =>
  shell?.version === version && shell.arm === arm;

/** Null for what is no evidence: outside of a rollout, and of a fallback. */
export function testimonyOf(
  { load, member, network, at, current, ofPage }: Report,
  { remote, rollout, arm }: BeaconEvent,
): Testimony | null {
  // The page was drawn at the share of its own record; that the next step has begun since changes nothing about it.
  const drawnIn = [ofPage, current].find(
    (record) => record.remotes[remote]?.candidate?.rollout === rollout,
  );
  const share = (drawnIn ?? current).remotes[remote]?.candidate?.share;
  if (rollout === undefined || share === undefined || arm === 'fallback') return null;
  const ofAudience = subjectsOf({ load, member }).some((subject) =>
    rolloutsGranted(load.audience, subject).includes(rollout),
  );
  return { member, network, rollout, share, arm, ofAudience, at };
}
