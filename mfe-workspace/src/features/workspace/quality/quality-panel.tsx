import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewFinding, SiteReview } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Badge, Button, ErrorState, Skeleton, VisuallyHidden } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';
import { isLoading, useProject } from '../project/project-context';
import { SideSection } from '../side/side-section';
import { useFix, useReview } from './use-review';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  font-size: var(--text-13);
  list-style: none;
`;

const Item = styled.li<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  overflow-wrap: anywhere;

  > :first-child {
    display: grid;
    height: 20px;
    place-items: center;
    color: ${({ $tone }) =>
      $tone === 'neutral' ? 'var(--color-text-muted)' : `var(--color-${$tone}-text)`};
  }
  > div {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
`;

const Detail = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

const Heading = styled.h3`
  font-size: var(--text-12);
`;

const Part = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const severities: Readonly<Record<string, { tone: Tone; icon: ReactNode; word: string }>> = {
  error: { tone: 'danger', icon: <CircleAlert size={14} aria-hidden />, word: 'Error' },
  warning: { tone: 'warning', icon: <TriangleAlert size={14} aria-hidden />, word: 'Warning' },
};
const note = { tone: 'neutral', icon: <Info size={14} aria-hidden />, word: 'Note' } as const;

/** The final review of the version on display: a score, what is left to do, what was not possible. */
export function QualityPanel() {
  const hasVersion = useProject(({ version, files }) => version !== null && files !== null);
  const loading = useProject(isLoading);
  // While the next version is on its way its steps matter more.
  return hasVersion && !loading ? <Quality /> : null;
}

function Quality() {
  const { data, isPending, isFetching, refetch } = useReview();
  if (data) {
    return (
      <SideSection title="Quality" aside={<Score review={data} />}>
        <Findings findings={data.findings} />
        <Sentences title="Could not be done" sentences={data.undone} icon={note.icon} />
        <Sentences
          title="Repaired before you saw it"
          sentences={data.repaired}
          icon={<Check size={14} aria-hidden />}
        />
      </SideSection>
    );
  }
  return (
    <SideSection title="Quality">
      {isPending ? (
        <Skeleton variant="text" count={2} label="Reviewing the website" />
      ) : (
        <ErrorState
          title="The review could not be loaded"
          message="Your website is not affected."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </SideSection>
  );
}

function Score({ review: { score, verdict } }: { readonly review: SiteReview }) {
  const tone: Tone = score >= 90 ? 'success' : score >= 70 ? 'accent' : 'warning';
  return (
    <Badge $tone={tone}>
      {verdict} · {score} of 100
    </Badge>
  );
}

function Findings({ findings }: { readonly findings: readonly ReviewFinding[] }) {
  const fix = useFix();
  const viewed = useProject((project) => project.viewed !== null);
  if (findings.length === 0) return <Detail>Nothing left to look at.</Detail>;
  return (
    <List aria-label="Findings">
      {findings.map((finding) => (
        <Finding key={finding.rule} finding={finding}>
          {finding.fix !== null && !viewed && (
            <Button
              size="small"
              busy={fix.isPending && fix.variables === finding.rule}
              disabled={fix.isPending}
              onClick={() => fix.mutate(finding.rule)}
            >
              {finding.fix}
            </Button>
          )}
        </Finding>
      ))}
    </List>
  );
}

interface FindingProps {
  readonly finding: ReviewFinding;
  readonly children: ReactNode;
}

function Finding({ finding, children }: FindingProps) {
  const { severity, message } = finding;
  const { tone, icon, word } = severities[severity] ?? note;
  const place = placeOf(finding);
  return (
    <Item $tone={tone}>
      <span>
        {icon}
        <VisuallyHidden>{word}: </VisuallyHidden>
      </span>
      <div>
        <span>{message}</span>
        {place !== '' && <Detail>{place}</Detail>}
        {children}
      </div>
    </Item>
  );
}

const fileNames: Readonly<Record<string, string>> = {
  html: 'index.html',
  css: 'styles.css',
  js: 'script.js',
};

/** Where it is, or where the first of several is. */
function placeOf({ detail, file, line }: ReviewFinding): string {
  const at = line === null ? '' : `${fileNames[file] ?? file}, line ${line}`;
  return [detail ?? '', at].filter((part) => part !== '').join(' · ');
}

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly icon: ReactNode;
}

function Sentences({ title, sentences, icon }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <Part>
      <Heading>{title}</Heading>
      <List aria-label={title}>
        {sentences.map((sentence) => (
          <Item key={sentence} $tone="neutral">
            {icon}
            <span>{sentence}</span>
          </Item>
        ))}
      </List>
    </Part>
  );
}
