import { approvalOfStep, describeApproval, describeAudience } from 'shared-kit/contract/releases';
import type {
  ArmHealth,
  EndedRollout,
  Finding,
  ReleaseStatus,
  Rollout,
  StableAlarm,
} from 'shared-kit/contract/releases';

const percent = (share: number): string => `${share / 100}%`;

/** What everyone runs, line by line. */
export function describeStatus(status: ReleaseStatus, remote?: string): string[] {
  const { record, rollouts, health, traffic } = status;
  const names = Object.keys(record.remotes)
    .filter((name) => remote === undefined || name === remote)
    .toSorted();
  const head = `Record ${record.serial} of ${record.issued}, shell ${record.shell.version}`;
  return [
    record.frozen === true ? `${head} (frozen)` : head,
    ...(typeof traffic?.alarm === 'string' ? [`  Implausible reports: ${traffic.alarm}`] : []),
    ...names.flatMap((name) => {
      const rollout = rollouts.find((candidate) => candidate.remote === name);
      return [
        `  ${name.padEnd(12)} ${record.remotes[name]?.stable.version ?? ''}`,
        ...(status.alarms ?? []).filter((alarm) => alarm.remote === name).map(describeAlarm),
        ...(rollout ? describeRollout(rollout) : []),
        ...(status.takenBack ?? []).filter((ended) => ended.remote === name).map(describeEnded),
        ...(health[name] ?? []).map((arm) => `    last hour: ${describeHealth(arm)}`),
      ];
    }),
  ];
}

function describeAlarm({ since, message, goBackTo, remote }: StableAlarm): string {
  const way = goBackTo === null ? '' : ` To go back to ${goBackTo}: rollback ${remote}`;
  return `    ALARM since ${since}: ${message}${way}`;
}

const describeEnded = ({ version, ended }: EndedRollout): string =>
  `    ${version} was taken back on ${ended.at} by ${ended.who} because: ${ended.why}`;

function describeHealth({ version, loads, harmed, errored, loadMsP75 }: ArmHealth): string {
  const speed = loadMsP75 === null ? '' : `, 75% ready within ${loadMsP75} ms`;
  return `${version}: ${harmed} of ${loads} page loads harmed, ${errored} with errors${speed}`;
}

/** A rollout in two or three lines. */
export function describeRollout(rollout: Rollout): string[] {
  const { version, state, step, steps, bakedAt, verdict, awaitsApproval, held, audience } = rollout;
  const share = percent(steps[step]?.share ?? 0);
  const baked = bakedAt === null ? '' : `, baked at ${bakedAt}`;
  return [
    `    rollout of ${version}: ${state}, step ${step + 1} of ${steps.length} (${share})${baked}`,
    ...(audience ? [`    first, and at every step: ${describeAudience(audience)}`] : []),
    ...(verdict ? [`    ${verdict.kind}: ${verdict.message}`] : []),
    ...(held ? [`    held: ${held}`] : []),
    ...(awaitsApproval
      ? [`    waits for the approval of ${approverOf(rollout)}: approve ${rollout.remote}`]
      : []),
  ];
}

function approverOf({ rules, step }: Rollout): string {
  const approval = approvalOfStep(rules, step);
  return approval ? describeApproval(approval) : 'a release manager';
}

/** One line per finding. */
export function describeFindings(findings: readonly Finding[]): string[] {
  return findings.map(({ severity, message }) => `  ${severity}: ${message}`);
}
