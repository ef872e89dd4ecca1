import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { aUser } from 'shared-kit/testing';
import { useVisit } from './use-visit';
import { isReturn } from './visited-pages';

/** The first entry of a history has this key. */
const firstEntry = 'default';
const typed = new Map([['input|prompt|Prompt', ['A rowing club']]]);

function visitAs(token: string) {
  useSession.getState().save(token, aUser());
  return renderHook(() => useVisit(), { wrapper: MemoryRouter }).result.current;
}

it('does not remember a page that signing out takes off the screen', () => {
  const { leaving } = visitAs('token-1');
  useSession.getState().clear();
  leaving(typed);
  expect(isReturn(firstEntry)).toBe(false);
});

it('remembers a page that is left for another', () => {
  const { leaving } = visitAs('token-2');
  leaving(typed);
  expect(isReturn(firstEntry)).toBe(true);
});
