import { keepAddressTheme } from './address-theme';

it.each([
  ['?theme=dark', 'light', 'dark'],
  ['?theme=light', null, 'light'],
  ['?theme=system', 'dark', null],
  ['?theme=%3Cscript%3E', null, null],
  ['', 'dark', 'dark'],
])('at %s, after %s, the choice is %s', (search, before, after) => {
  localStorage.clear();
  if (before !== null) localStorage.setItem('theme', before);
  history.replaceState(null, '', `/${search}`);
  keepAddressTheme();
  expect(localStorage.getItem('theme')).toBe(after);
});
