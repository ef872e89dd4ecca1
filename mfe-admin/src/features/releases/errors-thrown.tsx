import { lazy, Suspense } from 'react';
import type { FailureGroupsProps } from './failure-groups';

// Below the numbers a rollout is decided by, so the screen does not wait for it.
const FailureGroups = lazy(() => import('./failure-groups'));

/** What was thrown in a version. */
export function ErrorsThrown(props: FailureGroupsProps) {
  return (
    <Suspense>
      <FailureGroups {...props} />
    </Suspense>
  );
}
