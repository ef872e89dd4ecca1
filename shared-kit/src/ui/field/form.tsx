import {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { styled } from '../../styled';

/** Properties of `Form`. */
export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** Return the promise of the request: until it settles, no second submit gets through. */
  readonly onSubmit: () => void | Promise<void>;
  /** False for a prompt: submitting it starts work, which the save shortcut must not do. */
  readonly saves?: boolean;
}

const Root = styled.form`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;

/** Ctrl/Cmd with Enter or S; the browser would offer to save the page. */
function submitOnShortcut(event: KeyboardEvent<HTMLFormElement>, saves: boolean): void {
  const isSave = event.key.toLowerCase() === 's';
  if (event.key !== 'Enter' && !isSave) return;
  if (event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (saves || !isSave) event.currentTarget.requestSubmit();
}

/**
 * A form that keeps what was typed, submits once at a time, submits on Ctrl/Cmd+Enter and Ctrl/Cmd+S
 * and, when the submit shows errors, moves the focus to the first field that has one.
 */
export function Form({ onSubmit, saves = true, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const attempted = useRef(false);

  useEffect(() => {
    if (!attempted.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    attempted.current = false;
    wrong.focus();
  });
  // Errors may arrive with a later response; focus is not moved from a member who types on.
  const stayWithTyping = () => {
    attempted.current = false;
  };

  const submit = async () => {
    attempted.current = true;
    running.current = true;
    try {
      await onSubmit();
    } finally {
      running.current = false;
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!running.current) void submit();
  };
  return (
    <Root
      {...rest}
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onInput={stayWithTyping}
      onKeyDown={(event) => submitOnShortcut(event, saves)}
    >
      {children}
    </Root>
  );
}
