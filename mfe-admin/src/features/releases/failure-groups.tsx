import type { FailureGroup } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Row, Stack } from 'shared-kit/ui';
import { Disclosure } from './disclosure';
import { FailureEntry } from './failure-entry';
import { countOf } from './release-words';
import { failuresOf } from './releases.queries';

const Title = styled.h4`
  font-size: var(--text-13);
`;

const Quiet = styled.p`
  max-width: 80ch;
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** So many are read by somebody who looks for what is wrong; the rest is behind a button of the browser’s own. */
const shownAtOnce = 5;

export interface FailureGroupsProps {
  readonly remote: string;
  readonly version: string;
  /** The host's time. */
  readonly now: number;
}

/** What was thrown in a version, the same failures as one, with where in the sources it was. */
export default function FailureGroups({ remote, version, now }: FailureGroupsProps) {
  const { data, isError, isFetching, refetch } = useQuery(failuresOf(remote, version));
  return (
    <Stack $gap={2}>
      <Title>Errors thrown</Title>
      {isError && !data && (
        <Row $gap={3}>
          <Quiet role="alert">The errors could not be loaded.</Quiet>
          <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Row>
      )}
      {!data && !isError && <Quiet>Loading the errors…</Quiet>}
      {data?.groups.length === 0 && (
        <Quiet>No browser has reported an error of this version.</Quiet>
      )}
      {data && data.groups.length > 0 && (
        <Groups groups={data.groups} label={`Errors thrown in ${version}`} now={now} />
      )}
      {data && data.groups.length > 0 && !data.hasMaps && (
        <Quiet>
          This build was published without source maps, so places are those in the built scripts.
        </Quiet>
      )}
    </Stack>
  );
}

interface GroupsProps {
  readonly groups: readonly FailureGroup[];
  readonly label: string;
  readonly now: number;
}

function Groups({ groups, label, now }: GroupsProps) {
  const rest = groups.slice(shownAtOnce);
  const entries = (some: readonly FailureGroup[]) =>
    some.map((group) => <FailureEntry key={group.fingerprint} group={group} now={now} />);
  return (
    <div>
      <List aria-label={label}>{entries(groups.slice(0, shownAtOnce))}</List>
      {rest.length > 0 && (
        <Disclosure>
          <summary>Show {countOf(rest.length, 'more error')}</summary>
          <List aria-label={`More errors: ${label}`}>{entries(rest)}</List>
        </Disclosure>
      )}
    </div>
  );
}
