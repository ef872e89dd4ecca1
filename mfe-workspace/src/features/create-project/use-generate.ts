import { useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-kit/remote';
import { useNavigate } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { createDraftProject } from '../../draft';
import type { HandOver } from '../../draft';

/** Delay between Generate and the workspace, in milliseconds (specification, section 9). */
export const createDelayMs = 1_000;

/** The Generate action. */
export interface Generate {
  readonly isBusy: boolean;
  /** Navigates to the workspace with a new draft. Further calls before that do nothing. */
  readonly generate: (prompt: string) => void;
}

/** Creates a draft from the prompt and hands both to the workspace, which starts the generation. */
export function useGenerate(projectId: string, onLeave: () => void): Generate {
  const navigate = useNavigate();
  const host = useHost();
  const userId = useSession((session) => session.user?.id ?? '');
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const generate = (prompt: string): void => {
    if (isBusy) return;
    setBusy(true);
    host.warm('/workspace');
    timer.current = setTimeout(() => {
      const sources = { userId, newId: () => projectId, now: () => new Date() };
      const state: HandOver = { project: createDraftProject(prompt, sources), prompt };
      onLeave();
      void navigate('/workspace', { state });
    }, createDelayMs);
  };
  return { isBusy, generate };
}
