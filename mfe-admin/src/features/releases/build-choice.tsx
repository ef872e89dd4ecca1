import type { PublishedBuild } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { agoOf, momentOf, sizeOf, whoIs } from './release-words';
import { VersionName } from './version-name';

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  max-height: 260px;
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  overflow-y: auto;

  > label + label {
    border-block-start: 1px solid var(--color-border);
  }
`;

const Legend = styled.legend`
  margin-block-end: 6px;
  padding: 0;
  font-size: var(--text-13);
  font-weight: 500;
`;

const Line = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 0 var(--space-3);
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
  }
  &:has(:checked) {
    background: var(--color-accent-surface);
  }
  > input {
    width: 16px;
    height: 16px;
    margin: 3px 0 0;
    accent-color: var(--color-accent);
  }
`;

const Facts = styled.span`
  grid-column: 2;
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

const Mark = styled.span`
  grid-column: 2;
  color: var(--color-danger-text);
  font-size: var(--text-12);
  overflow-wrap: anywhere;
`;

interface BuildChoiceProps {
  readonly legend: string;
  readonly builds: readonly PublishedBuild[];
  readonly chosen: string | null;
  readonly onChoose: (version: string) => void;
  /** The host's time. */
  readonly now: number;
}

/** Published builds to choose one from, with what tells them apart. */
export function BuildChoice({ legend, builds, chosen, onChoose, now }: BuildChoiceProps) {
  return (
    <div>
      <Legend as="div" aria-hidden>
        {legend}
      </Legend>
      <Group aria-label={legend}>
        {builds.map((build) => (
          <Line key={build.version}>
            <input
              type="radio"
              name="build"
              value={build.version}
              checked={chosen === build.version}
              onChange={() => onChoose(build.version)}
            />
            <VersionName>{build.version}</VersionName>
            <Facts title={momentOf(build.publishedAt)}>{factsOf(build, now)}</Facts>
            {build.takenBack && (
              <Mark title={momentOf(build.takenBack.at)}>
                Taken back {agoOf(build.takenBack.at, now)} by {whoIs(build.takenBack.who)}:{' '}
                {build.takenBack.why}
              </Mark>
            )}
          </Line>
        ))}
      </Group>
    </div>
  );
}

function factsOf({ publishedAt, publishedBy, commit, bytes }: PublishedBuild, now: number): string {
  const facts = [
    `published ${agoOf(publishedAt, now)} by ${publishedBy}`,
    ...(commit === null ? [] : [`commit ${commit.slice(0, 8)}`]),
    sizeOf(bytes),
  ];
  return facts.join(' · ');
}
