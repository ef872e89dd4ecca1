import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { websiteLimits } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { IconButton, TextField } from 'shared-kit/ui';
import { useProject } from '../model';

/** On a phone only the pencil shares the line with the title. */
const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;

  @media (max-width: 640px) {
    min-height: var(--control-height-small);
    padding-inline-end: 20px;

    button {
      position: absolute;
      inset: 0;
      justify-content: end;
      width: 100%;
      background: none;
    }
  }
`;

const Heading = styled.h1`
  min-width: 0;
  overflow: hidden;
  font-size: var(--text-16);
  text-overflow: ellipsis;
  text-wrap: nowrap;
  white-space: nowrap;
`;

const Field = styled.div`
  width: min(360px, 100%);
`;

/** The project's title; the pencil turns it into an input. Enter or blur saves, Escape cancels. */
export function TitleEditor() {
  const title = useProject((project) => project.draft.title);
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLSpanElement>(null);

  const close = (byKeyboard: boolean): void => {
    setEditing(false);
    // After the input was removed, focus moves to the pencil in its place, unless a click moved it
    // elsewhere.
    if (byKeyboard) queueMicrotask(() => pencil.current?.querySelector('button')?.focus());
  };
  if (isEditing) return <TitleInput onClose={close} />;
  return (
    <Line>
      <Heading title={title}>{title}</Heading>
      <span ref={pencil}>
        <IconButton
          label="Edit title"
          icon={<Pencil size={14} aria-hidden />}
          onClick={() => setEditing(true)}
        />
      </span>
    </Line>
  );
}

function TitleInput({ onClose }: { readonly onClose: (byKeyboard: boolean) => void }) {
  const title = useProject((project) => project.draft.title);
  const rename = useProject((project) => project.rename);
  const [text, setText] = useState(title);
  const field = useRef<HTMLDivElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    const input = field.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  const close = (save: boolean, byKeyboard: boolean): void => {
    // Removing the input blurs it, which must not save what Escape cancelled.
    if (isClosed.current) return;
    isClosed.current = true;
    if (save) rename(text, new Date());
    onClose(byKeyboard);
  };
  return (
    <Field ref={field}>
      <TextField
        label="Title"
        hideLabel
        value={text}
        maxLength={websiteLimits.title}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => close(true, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Otherwise the same key press would activate the pencil, which has focus by then.
          event.preventDefault();
          close(event.key === 'Enter', true);
        }}
      />
    </Field>
  );
}
