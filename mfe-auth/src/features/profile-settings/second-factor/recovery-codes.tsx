import type { ReactElement } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, Notice, Row, Stack } from 'shared-kit/ui';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: var(--space-1) var(--space-4);
  padding: 0;
  list-style: none;
  font-family: var(--font-mono);
  font-size: var(--text-13);
`;

/** How long the download's object URL stays valid, in milliseconds. */
const addressLifetimeMs = 60_000;

function save(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, addressLifetimeMs);
}

/** New recovery codes. The host shows them only once. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): ReactElement {
  return (
    <Stack>
      <Notice tone="warning" title="Save your recovery codes now">
        They are shown this once. Each signs you in one time when you do not have your authenticator
        app at hand.
      </Notice>
      <Codes aria-label="Recovery codes">
        {props.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row $justify="end">
        <Button onClick={() => save(props.codes)}>Download</Button>
        <Button variant="primary" onClick={props.onDone}>
          I have saved them
        </Button>
      </Row>
    </Stack>
  );
}
