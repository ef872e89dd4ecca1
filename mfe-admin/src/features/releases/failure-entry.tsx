import type { FailureGroup, ShownFrame } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Badge } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';
import { Disclosure } from './disclosure';
import { agoOf, countOf, momentOf } from './release-words';

const Item = styled.li`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-3);
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-2);
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const Place = styled.code`
  font-size: var(--text-13);
`;

const Frames = styled.ol`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: var(--space-5);
`;

const kinds: Readonly<
  Record<FailureGroup['kind'], { readonly tone: Tone; readonly label: string }>
> = {
  failed: { tone: 'danger', label: 'Failed to load' },
  crash: { tone: 'danger', label: 'Crashed' },
  error: { tone: 'warning', label: 'Not caught' },
};

const placeOf = ({ file, line, column, isMapped }: ShownFrame): string =>
  // In a built script everything is on one line; the column is what tells places apart.
  isMapped ? `${file}:${line}` : `${file}:${line}:${column}`;

/** What calls itself is on a stack more than once. */
function withKeys(frames: readonly ShownFrame[]) {
  return frames.map((frame, at) => ({ frame, key: `${at} ${placeOf(frame)}` }));
}

interface FailureEntryProps {
  readonly group: FailureGroup;
  /** The host's time. */
  readonly now: number;
}

/** One error: what it said, how often, where, and behind a press the way there. */
export function FailureEntry({ group, now }: FailureEntryProps) {
  const { kind, name, message, count, firstAt, lastAt, frames } = group;
  const { tone, label } = kinds[kind];
  const [top] = frames;
  return (
    <Item>
      <Head>
        <Badge $tone={tone}>{label}</Badge>
        <span>{message === '' ? name : `${name}: ${message}`}</span>
      </Head>
      {top && <Place>{placeOf(top)}</Place>}
      <Quiet>
        {countOf(count, 'page load')}, first{' '}
        <time dateTime={firstAt} title={momentOf(firstAt)}>
          {agoOf(firstAt, now)}
        </time>
        , last{' '}
        <time dateTime={lastAt} title={momentOf(lastAt)}>
          {agoOf(lastAt, now)}
        </time>
        {!top && '; no script of this remote was on the stack'}
      </Quiet>
      {frames.length > 1 && (
        <Disclosure>
          <summary>Stack of {frames.length} frames</summary>
          <Frames>
            {withKeys(frames).map(({ key, frame }) => (
              <li key={key}>
                {frame.name !== null && <>{frame.name} at </>}
                <Place>{placeOf(frame)}</Place>
              </li>
            ))}
          </Frames>
        </Disclosure>
      )}
    </Item>
  );
}
