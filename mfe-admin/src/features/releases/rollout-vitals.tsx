import type { ArmHealth } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { DataTable } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { shareOf } from './release-words';

/** What the host counts of page loads that did not throw, by the names it counts them under, in the order of reading. */
const measures: Readonly<Record<string, string>> = {
  'slow-content': 'Content after 2.5 s',
  'very-slow-content': 'Content after 5 s',
  blocked: 'Blocked for over 1.5 s',
  'slow-input': 'Input answered after 0.5 s',
  shift: 'Layout shift over 0.25',
  blank: 'Blank page',
  frame: 'Sidebar or header damaged',
  'sign-out': 'Signed out',
  redirect: 'Led to another page',
  'failed-call': 'Calls failed',
  loop: 'Rendered without end',
  memory: 'Memory grew',
  global: 'Browser functions replaced',
};

/** The vitals are always compared; other things only where a page load had one. */
const alwaysShown = 5;

interface VitalRow {
  readonly name: string;
  readonly title: string;
  readonly candidate: string;
  readonly stable: string;
}

const Arm = styled.span`
  white-space: nowrap;
`;

const columns: Column<VitalRow>[] = [
  { key: 'title', header: 'Page loads with', cell: ({ title }) => title },
  { key: 'candidate', header: 'Candidate', cell: ({ candidate }) => <Arm>{candidate}</Arm> },
  { key: 'stable', header: 'Stable', cell: ({ stable }) => <Arm>{stable}</Arm> },
];

/** All page loads that began: the symptoms of those without an outcome count as well. */
const begunOf = ({ loads, lost = 0, left = 0 }: ArmHealth): number => loads + lost + left;

function rowsOf(candidate: ArmHealth, stable: ArmHealth): VitalRow[] {
  const known = [...Object.keys(candidate.symptoms ?? {}), ...Object.keys(stable.symptoms ?? {})];
  // A newer host may count what this screen has no words for.
  const names = [...new Set([...Object.keys(measures), ...known])];
  const symptoms = names
    .map((name) => ({
      name,
      title: measures[name] ?? name,
      ours: candidate.symptoms?.[name] ?? 0,
      theirs: stable.symptoms?.[name] ?? 0,
    }))
    .filter(({ ours, theirs }, place) => place < alwaysShown || ours + theirs > 0);
  const lost = {
    name: 'lost',
    title: 'No outcome',
    ours: candidate.lost ?? 0,
    theirs: stable.lost ?? 0,
  };
  return [...symptoms, lost].map(({ name, title, ours, theirs }) => ({
    name,
    title,
    candidate: shareOf(ours, begunOf(candidate)),
    stable: shareOf(theirs, begunOf(stable)),
  }));
}

/** What visitors of both versions met although nothing threw, side by side. */
export function RolloutVitals({
  remote,
  candidate,
  stable,
}: {
  readonly remote: string;
  readonly candidate: ArmHealth;
  readonly stable: ArmHealth;
}) {
  return (
    <DataTable
      caption={`What visitors met in ${remote}`}
      columns={columns}
      rows={rowsOf(candidate, stable)}
      rowKey={({ name }) => name}
    />
  );
}
