import { failureMessage } from 'shared-kit/client';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import type { Account, AccountAnswer, AccountArea, AccountEntry } from './account-area';
import { accountsKey } from './use-account-list';

/** Adds an account, shows the host's message and reloads the lists. */
export function useAddAccount(area: AccountArea) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: AccountEntry) => area.add(entry),
    onSuccess: ({ message }) => {
      notify.success(message);
      void client.invalidateQueries({ queryKey: accountsKey });
    },
    onError: (error) => notify.error(failureMessage(error, area.fallback.add)),
  });
}

/**
 * Saves an account, shows the host's message and updates the row in place: the list on screen is
 * not reloaded (decisions, 10). Other cached lists are marked stale.
 */
export function useUpdateAccount(area: AccountArea, before: Account) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: AccountEntry) => area.update(before.id, entry),
    onSuccess: ({ message, account }, { name, email, flags, releaseManager }) => {
      notify.success(message);
      const permission = releaseManager === null ? {} : { release_manager: releaseManager };
      const after = account ?? { ...before, ...flags, ...permission, name, email };
      client.setQueriesData<AccountAnswer>({ queryKey: [...accountsKey, area.name] }, (answer) =>
        answer ? replaceAccount(answer, after) : answer,
      );
      void client.invalidateQueries({ queryKey: accountsKey, refetchType: 'none' });
    },
    onError: (error) => notify.error(failureMessage(error, area.fallback.update)),
  });
}

/**
 * Suspends an account with a reason, or lifts the suspension without one; shows the host's message
 * and updates the row.
 */
export function useSuspension(area: AccountArea) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: string | null }) =>
      reason === null ? area.lift(id) : area.suspend(id, reason),
    onSuccess: ({ message, account }) => {
      notify.success(message);
      client.setQueriesData<AccountAnswer>({ queryKey: [...accountsKey, area.name] }, (answer) =>
        answer ? replaceAccount(answer, account) : answer,
      );
      void client.invalidateQueries({ queryKey: accountsKey, refetchType: 'none' });
    },
    onError: (error, { reason }) =>
      notify.error(failureMessage(error, area.fallback[reason === null ? 'lift' : 'suspend'])),
  });
}

/** Removes an account's second factor, shows the host's message and updates the row. */
export function useSecondFactorRemoval(area: AccountArea) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => {
      if (!area.removeSecondFactor) throw new Error(`${area.name} takes no second factor off`);
      return area.removeSecondFactor(id);
    },
    onSuccess: ({ message, account }) => {
      notify.success(message);
      client.setQueriesData<AccountAnswer>({ queryKey: [...accountsKey, area.name] }, (answer) =>
        answer ? replaceAccount(answer, account) : answer,
      );
      void client.invalidateQueries({ queryKey: accountsKey, refetchType: 'none' });
    },
    onError: (error) =>
      notify.error(failureMessage(error, 'The second factor could not be taken off')),
  });
}

/**
 * Deletes an account, shows the host's message, removes the row and reloads the lists. The row is
 * removed first, so that the closing dialog moves focus to its fallback instead of a button about
 * to disappear.
 */
export function useDeleteAccount(area: AccountArea) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => area.remove(id),
    onSuccess: ({ message }, id) => {
      notify.success(message);
      client.setQueriesData<AccountAnswer>({ queryKey: [...accountsKey, area.name] }, (answer) =>
        answer ? withoutAccount(answer, id) : answer,
      );
      void client.invalidateQueries({ queryKey: accountsKey });
    },
    onError: (error) => notify.error(failureMessage(error, area.fallback.remove)),
  });
}

function replaceAccount(answer: AccountAnswer, after: Account): AccountAnswer {
  const accounts = answer.accounts.map((account) => (account.id === after.id ? after : account));
  return { ...answer, accounts };
}

function withoutAccount({ accounts, total }: AccountAnswer, id: string): AccountAnswer {
  const left = accounts.filter((account) => account.id !== id);
  const gone = accounts.length - left.length;
  return { accounts: left, total: total === null ? null : total - gone };
}
