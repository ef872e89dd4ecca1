import { changeStep, failSteps } from '../model';
import type { StepDriver, StepList, StepSources } from '../model';

/** Constants of the specification, sections 4 and 9. */
const shortestStepMs = 35_000;
const longestStepMs = 45_000;
const cssErrorChance = 0.3;
const autoFixMs = 1_500;
const cssErrorText = 'CSS compilation failed - attempting auto-fix...';

/** The step that may show the CSS error. */
const stylingStep = 'style';

/**
 * Plays the seven steps in order, independently of the real call: the result neither speeds them up
 * nor delays them. Steps already completed before a reload are not replayed.
 */
export function simulateSteps(
  initial: StepList,
  show: (steps: StepList) => void,
  sources: StepSources,
): StepDriver {
  let steps = initial;
  let cancelTimer: (() => void) | null = null;

  const update = (next: StepList): void => {
    steps = next;
    show(steps);
  };
  const complete = (id: string, message: string): void => {
    update(changeStep(steps, id, { status: 'completed', message }, sources.now()));
    playNext();
  };
  const breakAndFix = (id: string): void => {
    const change = { status: 'error', message: cssErrorText, error: cssErrorText } as const;
    update(changeStep(steps, id, change, sources.now()));
    cancelTimer = sources.after(autoFixMs, () => complete(id, 'Fixed automatically'));
  };
  function playNext(): void {
    const next = steps.find((step) => step.status !== 'completed');
    if (!next) return;
    update(
      changeStep(steps, next.id, { status: 'processing', message: 'In progress' }, sources.now()),
    );
    cancelTimer = sources.after(randomDuration(sources.random), () => {
      const breaks = next.id === stylingStep && sources.random() < cssErrorChance;
      if (breaks) breakAndFix(next.id);
      else complete(next.id, 'Completed');
    });
  }

  playNext();
  return {
    observe: () => undefined,
    fail() {
      cancelTimer?.();
      // All of them, as specified: none of this progress was real.
      update(failSteps(steps.map(asOpen), sources.now()));
    },
    stop: () => cancelTimer?.(),
  };
}

function asOpen(step: StepList[number]): StepList[number] {
  return { ...step, status: 'pending' };
}

function randomDuration(random: () => number): number {
  return shortestStepMs + random() * (longestStepMs - shortestStepMs);
}
