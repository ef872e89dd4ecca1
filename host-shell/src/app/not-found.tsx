import type { ReactElement } from 'react';
import { Compass } from 'lucide-react';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { EmptyState, LinkButton } from 'shared-kit/ui';
import { usePageTitle } from './page-title';

export const notFoundTitle = 'Page not found';

const Center = styled.div`
  flex: 1;
  min-height: 60dvh;
  display: grid;
  place-items: center;
  padding: 24px;
`;

/** An address nobody serves: inside of the frame for whoever is signed in, alone for anybody else. */
export function NotFound(): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  usePageTitle(notFoundTitle);
  const action = signedIn ? (
    <LinkButton to="/projects">Go to Projects</LinkButton>
  ) : (
    <LinkButton to="/">Go to Sign In</LinkButton>
  );
  return (
    <Center as={signedIn ? 'div' : 'main'}>
      <EmptyState
        level={1}
        icon={<Compass size={20} aria-hidden />}
        title={notFoundTitle}
        action={action}
      >
        There is no page at this address. It may have moved, or the link is mistyped.
      </EmptyState>
    </Center>
  );
}
