import type { ReactElement } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, Card, Notice, Page, Row, Skeleton } from 'shared-kit/ui';
import { RescueRow } from './rescue-row';
import { useRescue } from './use-rescue';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** There before it says something, so that it is read out; without a place of its own until then. */
const Live = styled.div.attrs({ 'aria-live': 'polite' })`
  display: contents;
`;

/**
 * The shell's own page of the releases, which needs no remote: what runs, and the way back. For when the
 * remote with the whole screen is what has to be rolled back.
 */
export default function ReleaseRescue(): ReactElement {
  const { status, problem, busy, done, load, rollBack } = useRescue();
  const remotes = Object.entries(status?.record.remotes ?? {}).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  return (
    <Page title="Releases" description="A built-in page for when the releases page does not work.">
      <Live>
        {done === null ? null : (
          <Notice tone="success">
            {done} Retry, or open the page again, to load what runs now.
          </Notice>
        )}
        {problem === null ? null : (
          <Notice tone="danger">
            <Row $gap={3}>
              {problem}
              <Button size="small" onClick={load}>
                Look again
              </Button>
            </Row>
          </Notice>
        )}
      </Live>
      <Card $padding="none">
        {status === null && problem === null ? (
          <Skeleton variant="rows" count={5} label="Loading the releases" />
        ) : null}
        {status === null ? null : (
          <List aria-label="Remotes">
            {remotes.map(([remote, state]) => (
              <RescueRow
                key={remote}
                remote={remote}
                state={state}
                busy={busy === remote}
                onRollBack={(from) => {
                  rollBack(remote, from);
                }}
              />
            ))}
          </List>
        )}
      </Card>
    </Page>
  );
}
