import { useSession } from 'shared-kit/session';
import { aUser } from 'shared-kit/testing';
import { isReturn, putBack, rememberPage } from './visited-pages';

const typed = new Map([['input|prompt|Prompt', ['A rowing club']]]);

function showField(): HTMLInputElement {
  document.body.innerHTML = '<label>Prompt <input name="prompt"></label>';
  return document.querySelector('input')!;
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 4000,
    configurable: true,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('puts back where a page stood and what was typed into it', () => {
  jest.replaceProperty(window, 'scrollY', 640);
  rememberPage('a', typed);
  const field = showField();
  const end = putBack('a');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 640);
  expect(field.value).toBe('A rowing club');
  end();
});

it('leaves alone what was never left', () => {
  const field = showField();
  expect(isReturn('never')).toBe(false);
  putBack('never')();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(field.value).toBe('');
});

it('ends with the member’s first touch: a field that appears later stays empty', () => {
  rememberPage('b', typed);
  document.body.innerHTML = '';
  putBack('b');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(showField().value).toBe('');
});

it('forgets everything when somebody signs in or out', () => {
  useSession.getState().save('token-1', aUser());
  rememberPage('c', typed);
  useSession.getState().clear();
  expect(isReturn('c')).toBe(false);
});

it('remembers fifty pages, the latest ones', () => {
  for (let at = 0; at <= 50; at += 1) rememberPage(`page ${at}`, new Map());
  expect([isReturn('page 0'), isReturn('page 1'), isReturn('page 50')]).toEqual([
    false,
    true,
    true,
  ]);
});
