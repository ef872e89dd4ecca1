import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewFinding } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { VisuallyHidden } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';

/** Lines of the review. */
export const List = styled.ul`
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

/** Secondary text. */
export const Detail = styled.span`
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

/** Properties of `Line`. */
export interface LineProps {
  readonly severity: string;
  readonly message: string;
  readonly detail: string;
  /** Action of the finding. */
  readonly children?: ReactNode;
}

/** One finding. */
export function Line({ severity, message, detail, children }: LineProps) {
  const { tone, icon, word } = severities[severity] ?? note;
  return (
    <Item $tone={tone}>
      <span>
        {icon}
        <VisuallyHidden>{word}: </VisuallyHidden>
      </span>
      <div>
        <span>{message}</span>
        {detail !== '' && <Detail>{detail}</Detail>}
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

/** Place of a finding, or of the first of several. */
export function placeOf({ detail, file, line }: ReviewFinding): string {
  const at = line === null ? '' : `${fileNames[file] ?? file}, line ${line}`;
  return [detail ?? '', at].filter((part) => part !== '').join(' · ');
}

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly icon: ReactNode;
}

/** Sentences of the review under a heading; nothing when there are none. */
export function Sentences({ title, sentences, icon }: SentencesProps) {
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
