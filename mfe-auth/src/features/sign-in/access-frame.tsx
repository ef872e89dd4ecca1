import type { ReactElement, ReactNode } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import { styled } from 'shared-kit/styled';
import { BrandMark, Card, ExternalLink, Stack } from 'shared-kit/ui';

const Screen = styled.main`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  gap: var(--space-6);
  min-height: 100dvh;
  padding: var(--space-8) var(--space-4) var(--space-6);
`;

const Column = styled.div`
  align-self: center;
  display: grid;
  gap: var(--space-6);
  width: 100%;
  max-width: 400px;
`;

const Brand = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  font-size: var(--text-16);
  font-weight: 600;
  letter-spacing: -0.012em;
  text-align: center;
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  color: var(--color-text-muted);
`;

/** Layout of the signed-out screens: brand, one card, support link. */
export function AccessFrame(props: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { brandName, logoUrl, supportUrl } = useRuntimeConfig();
  return (
    <Screen>
      <Column>
        <Brand>
          <BrandMark brandName={brandName} logoUrl={logoUrl} size={40} />
          <span>{brandName}</span>
        </Brand>
        <Card>
          <Stack $gap={5}>
            <Stack $gap={1}>
              <h1>{props.title}</h1>
              {props.description && <Description>{props.description}</Description>}
            </Stack>
            {props.children}
          </Stack>
        </Card>
      </Column>
      <ExternalLink href={supportUrl}>Contact support</ExternalLink>
    </Screen>
  );
}
