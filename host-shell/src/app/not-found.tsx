import type { ReactElement } from 'react';
import { Compass } from 'lucide-react';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { EmptyState, LinkButton } from 'shared-kit/ui';
import { usePageTitle } from './page-title';

const Center = styled.main`
  min-height: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px;
`;

/** An address nobody serves. */
export function NotFound(): ReactElement {
  const signedIn = useSession((session) => session.token !== null);
  usePageTitle('Page not found');
  const action = signedIn ? (
    <LinkButton to="/projects">Go to Projects</LinkButton>
  ) : (
    <LinkButton to="/">Go to Sign In</LinkButton>
  );
  return (
    <Center>
      <EmptyState
        level={1}
        icon={<Compass size={20} aria-hidden />}
        title="Page not found"
        action={action}
      >
        There is no page at this address. It may have moved, or the link is mistyped.
      </EmptyState>
    </Center>
  );
}
