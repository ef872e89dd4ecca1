import type { ReleaseToken, TokenAction } from 'shared-kit/contract/releases';
import type { Tone } from 'shared-kit/ui';
import { durationOf } from '../release-words';

/** What each action lets a token do, for the form. */
export const actionLabels: Readonly<Record<TokenAction, string>> = {
  publish: 'Publish builds',
  rollout: 'Start, promote, pause and resume rollouts',
  rollback: 'Roll back',
  read: 'Read its state and history',
};

const short: Readonly<Record<TokenAction, string>> = {
  publish: 'publish',
  rollout: 'roll out',
  rollback: 'roll back',
  read: 'read',
};

/** "publish and roll out" */
export const allowedIn = (actions: readonly TokenAction[]): string =>
  new Intl.ListFormat('en').format(actions.map((action) => short[action]));

/** What to call a token: what somebody wrote for that, or else the beginning of its id. */
export const nameOfToken = ({ note, id }: ReleaseToken): string => note || id.slice(0, 8);

/** Its state in a word or two. */
export function stateWords(
  { state, expiresAt }: ReleaseToken,
  now: number,
): { readonly label: string; readonly tone: Tone } {
  if (state === 'revoked') return { label: 'Revoked', tone: 'danger' };
  if (state === 'expired') return { label: 'Expired', tone: 'neutral' };
  if (state === 'orphaned') return { label: 'Creator lost the right', tone: 'warning' };
  const left = durationOf(Date.parse(expiresAt) - now)
    .split(' ')
    .slice(0, 2)
    .join(' ');
  return { label: `Ends in ${left}`, tone: 'success' };
}
