import {
  BookOpen,
  BriefcaseBusiness,
  GraduationCap,
  LayoutTemplate,
  Rocket,
  ShoppingBag,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { samplePrompts } from 'shared-kit/contract';
import type { SamplePrompt } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { PageSection } from 'shared-kit/ui';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Sample = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px var(--space-3);
  width: 100%;
  height: 100%;
  align-content: start;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  text-align: start;
  cursor: pointer;
  transition:
    background-color var(--motion-fast) var(--ease-out),
    border-color var(--motion-fast) var(--ease-out);

  &:hover:not(:disabled) {
    border-color: var(--color-border-strong);
    background: var(--color-surface-hover);
  }
  &:active:not(:disabled) {
    background: var(--color-surface-active);
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  svg {
    grid-row: span 2;
    margin-block-start: 2px;
    color: var(--color-accent-text);
  }
`;

const Description = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const icons: Record<SamplePrompt['category'], ReactNode> = {
  ecommerce: <ShoppingBag size={18} aria-hidden />,
  portfolio: <LayoutTemplate size={18} aria-hidden />,
  saas: <Rocket size={18} aria-hidden />,
  education: <GraduationCap size={18} aria-hidden />,
  blog: <BookOpen size={18} aria-hidden />,
  business: <BriefcaseBusiness size={18} aria-hidden />,
};

/** Properties of `SamplePromptCards`. */
export interface SamplePromptCardsProps {
  readonly onChoose: (prompt: string) => void;
  readonly disabled: boolean;
  /** Content beside the heading. */
  readonly actions?: ReactNode;
}

/** The six samples; choosing one fills the prompt. */
export function SamplePromptCards({ onChoose, disabled, actions }: SamplePromptCardsProps) {
  return (
    <PageSection
      title="Start from a sample"
      description="Fills the description; change it as you like."
      actions={actions}
    >
      <Grid>
        {samplePrompts
          .filter((sample) => sample.is_active)
          .map((sample) => (
            <li key={sample.id}>
              <Sample
                type="button"
                disabled={disabled}
                onClick={() => onChoose(sample.prompt_text)}
              >
                {icons[sample.category]}
                <strong>{sample.title}</strong>
                <Description>{sample.description}</Description>
              </Sample>
            </li>
          ))}
      </Grid>
    </PageSection>
  );
}
