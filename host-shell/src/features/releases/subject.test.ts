import { subjectCookie } from 'shared-kit/contract/rollout';
import { noteSubject } from './subject';

const cookies = (): string[] => document.cookie.split('; ').filter((pair) => pair !== '');
const noted = (): string | undefined =>
  cookies()
    .find((pair) => pair.startsWith(`${subjectCookie}=`))
    ?.slice(subjectCookie.length + 1);

beforeEach(() => {
  for (const pair of cookies()) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
});

it('draws for the member, and notes it as the host reads it', () => {
  expect(noteSubject('018f-3c2e')).toBe('member:018f-3c2e');
  expect(noted()).toBe('member%3A018f-3c2e');
});

it('draws for the browser until somebody has signed in, and again after they have left', () => {
  const first = noteSubject(undefined);
  expect(first).toMatch(/^browser:[0-9a-f]{24}$/);
  noteSubject('018f-3c2e');
  localStorage.clear();
  expect(noteSubject(undefined)).toBe(first);
  expect(noted()).toBe(first.replace(':', '%3A'));
});

it('a damaged id is made anew', () => {
  document.cookie = 'sitewright-browser=%3Cscript%3E; Path=/';
  expect(noteSubject(undefined, () => 'abc123')).toBe('browser:abc123');
});
