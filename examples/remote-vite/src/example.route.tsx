import { useState } from 'react';
import { useSession } from 'shared-kit/session';
import { Button, Card, Page } from 'shared-kit/ui';

/** State, session and components: each works only with the shell's own React, store and kit. */
export default function ExampleRoute() {
  const user = useSession((session) => session.user);
  const [count, setCount] = useState(0);
  return (
    <Page title="Built by Vite">
      <Card>
        <p>{user ? `Signed in as ${user.name}.` : 'Nobody is signed in.'}</p>
        <Button
          onClick={() => {
            setCount(count + 1);
          }}
        >
          Clicked {count} times
        </Button>
      </Card>
    </Page>
  );
}
