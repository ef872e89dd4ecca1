import type { UnderstoodPrompt } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { useProject } from '../model';
import { SideSection } from '../layout';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  font-size: var(--text-13);
  overflow-wrap: anywhere;

  dt {
    color: var(--color-text-muted);
  }
`;

const Colours = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
`;

const Swatch = styled.span`
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-inline-end: 6px;
  border: 1px solid var(--color-border);
  border-radius: 3px;
  vertical-align: -1px;
`;

/**
 * How the host understood the prompt, so that a misunderstanding is visible before the site is
 * built.
 */
export function Understood() {
  const understood = useProject((project) => project.understood);
  return understood && <Summary {...understood} />;
}

function Summary({ name, kind, audience, place, sections, colours }: UnderstoodPrompt) {
  return (
    <SideSection title="Understood from your prompt">
      <Facts>
        <Fact term="Kind">{kind}</Fact>
        <Fact term="Name">{name ?? 'None given'}</Fact>
        <Fact term="For">{audience}</Fact>
        <Fact term="Place">{place}</Fact>
        <Fact term="RunRequest for">{sections.length > 0 ? sections.join(', ') : null}</Fact>
        {colours.length > 0 && (
          <>
            <dt>Colours</dt>
            <Colours>
              {colours.map(({ words, hex }) => (
                <span key={`${words} ${hex}`}>
                  <Swatch style={{ background: hex }} />
                  {words}
                </span>
              ))}
            </Colours>
          </>
        )}
      </Facts>
    </SideSection>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string | null }) {
  if (children === null) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
