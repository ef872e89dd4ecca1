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
}

const Root = styled.form`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;

function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/**
 * A form that keeps what was typed, submits once at a time, submits on Ctrl/Cmd+Enter and, when the
 * submit shows errors, moves the focus to the first field that has one.
 */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const attempted = useRef(false);

  useEffect(() => {
    if (!attempted.current) return;
    attempted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

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
    <Root {...rest} ref={form} noValidate onSubmit={handleSubmit} onKeyDown={submitOnCtrlEnter}>
      {children}
    </Root>
  );
}
