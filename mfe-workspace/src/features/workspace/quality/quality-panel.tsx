import { Check, Info } from 'lucide-react';
import type { PreviewEntry, SiteReview } from 'shared-kit/contract';
import { Badge, Button, ErrorState, Skeleton } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';
import { describeProblem } from '../preview';
import { isLoading, useProject } from '../model';
import { SideSection } from '../layout';
import { Detail, Line, List, placeOf, Sentences } from './review-lines';
import { useFix, useReview } from './use-review';

/** The final review of the displayed version: score, findings, and what was not possible. */
export function QualityPanel() {
  const hasVersion = useProject(({ version, files }) => version !== null && files !== null);
  const loading = useProject(isLoading);
  // Hidden while the next version is generated.
  return hasVersion && !loading ? <Quality /> : null;
}

function Quality() {
  const { data, isPending, isFetching, refetch, error } = useReview();
  const problem = useProject((project) => project.problem);
  const turns = useProject((project) => project.turns);
  const told = new Set(
    turns.flatMap(({ parts }) => parts.flatMap((part) => [part.text, part.detail])),
  );
  if (data) {
    return (
      <SideSection title="Quality" aside={<Score review={data} problem={problem} />}>
        <Findings review={data} problem={problem} />
        <Sentences
          title="Could not be done"
          sentences={data.undone.filter((sentence) => !told.has(sentence))}
          icon={<Info size={14} aria-hidden />}
        />
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
          error={error}
          title="The review could not be loaded"
          message="Your website is not affected."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </SideSection>
  );
}

interface Seen {
  readonly review: SiteReview;
  readonly problem: PreviewEntry | null;
}

/** The score judges the code only; beside a page that visibly fails it would mislead. */
function Score({ review: { score, verdict }, problem }: Seen) {
  if (problem) return <Badge $tone={toneOf(problem)}>Problem in the preview</Badge>;
  const tone: Tone = score >= 90 ? 'success' : score >= 70 ? 'accent' : 'warning';
  return (
    <Badge $tone={tone}>
      {verdict} · {score} of 100
    </Badge>
  );
}

const isLostFile = ({ kind }: PreviewEntry): boolean => kind === 'resource';
const toneOf = (problem: PreviewEntry): Tone => (isLostFile(problem) ? 'warning' : 'danger');

function Findings({ review: { findings, score }, problem }: Seen) {
  const fix = useFix();
  const viewed = useProject((project) => project.viewed !== null);
  if (findings.length === 0 && !problem) return <Detail>Nothing left to fix.</Detail>;
  return (
    <List aria-label="Findings">
      {problem && (
        <Line
          severity={isLostFile(problem) ? 'warning' : 'error'}
          message={describeProblem(problem).title}
          detail={`Seen in the preview. Its code alone scores ${score} of 100.`}
        />
      )}
      {findings.map((finding) => (
        <Line
          key={finding.rule}
          severity={finding.severity}
          message={finding.message}
          detail={placeOf(finding)}
        >
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
        </Line>
      ))}
    </List>
  );
}
