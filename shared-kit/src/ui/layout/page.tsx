import { useId, type ReactNode } from 'react';
import { styled } from '../../styled';

const Frame = styled.div<{ $width: 'normal' | 'narrow' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  width: 100%;
  max-width: 1200px;
  margin-inline: auto;
  padding: var(--space-8) var(--space-6) var(--space-16);

  /* Narrow pages begin at the same edge as wide ones: the heading never jumps between screens. */
  > * {
    ${({ $width }) => ($width === 'narrow' ? 'max-width: 720px;' : '')}
  }
  @media (max-width: 640px) {
    gap: var(--space-5);
    padding: var(--space-5) var(--space-4) var(--space-12);
  }
`;

/** A quiet button's text begins at the edge of the page, not its padding. */
const Back = styled.div`
  margin-block: calc(-1 * var(--space-3));
  margin-inline-start: calc(-1 * var(--space-3));
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
`;

const Words = styled.div`
  flex: 1 1 280px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  margin-block-start: var(--space-1);
  color: var(--color-text-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  @media (max-width: 640px) {
    flex: 1 1 100%;

    /* Fields take the line, buttons their own width. */
    > div {
      flex: 1 1 200px;
    }
  }
`;

interface Heading {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Properties of `Page`. */
export interface PageProps extends Heading {
  /** Above the heading: a way back. */
  readonly back?: ReactNode;
  /** `narrow` is for forms and reading. */
  readonly width?: 'normal' | 'narrow';
}

/** A screen's content: its heading and actions, at most 1200 px wide. */
export function Page({ title, description, actions, back, width = 'normal', children }: PageProps) {
  return (
    <Frame $width={width} data-page>
      {back && <Back>{back}</Back>}
      <Head>
        <Words>
          <h1>{title}</h1>
          {description && <Description>{description}</Description>}
        </Words>
        {actions && <Actions data-toasts-clear>{actions}</Actions>}
      </Head>
      {children}
    </Frame>
  );
}

const Section = styled.section<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 1000px) {
    ${({ $beside }) =>
      $beside
        ? 'grid-template-columns: minmax(0, 280px) minmax(0, 680px); gap: var(--space-10); align-items: start; & + & { padding-block-start: var(--space-6); border-block-start: 1px solid var(--color-border); }'
        : ''}
  }
`;

/** Properties of `PageSection`. */
export interface PageSectionProps extends Heading {
  /** Heading on the left and content on the right where there is room: for settings. */
  readonly beside?: boolean;
}

/** A titled part of a page; its heading names it for screen readers. */
export function PageSection({
  title,
  description,
  actions,
  beside = false,
  children,
}: PageSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} $beside={beside}>
      <Head>
        <Words>
          <h2 id={id}>{title}</h2>
          {description && <Description>{description}</Description>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Section>
  );
}
