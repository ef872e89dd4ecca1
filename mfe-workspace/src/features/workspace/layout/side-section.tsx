import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'shared-kit/styled';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 24px;
`;

const Title = styled.h2`
  font-size: var(--text-13);
`;

/** Properties of `SideSection`. */
export interface SideSectionProps {
  readonly title: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the left panel. */
export function SideSection({ title, aside, children }: SideSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside}
      </Head>
      {children}
    </Section>
  );
}
