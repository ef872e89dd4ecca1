import { auditActions } from 'shared-kit/contract';
import { actionChoices, actionWords, actorWords, detailWords, targetWords } from './audit-words';

const id = '0190c3f0-0000-7000-8000-000000000001';

it('has words for every action, and shows those of a newer host as they came', () => {
  for (const action of auditActions) expect(actionWords(action)).toMatch(/^[A-Z]/);
  expect(actionWords('account.painted')).toBe('account.painted');
  const choices = actionChoices.map(({ value }) => value);
  expect(choices).toEqual(expect.arrayContaining([...auditActions]));
  expect(new Set(choices).size).toBe(choices.length);
});

it('tells what changed without repeating what the action says', () => {
  expect(detailWords({})).toBe('');
  expect(detailWords({ fields: ['name', 'password', 'seesPictures'] })).toBe(
    'name, password, pictures',
  );
  const changes = {
    role: { from: 'user', to: 'admin' },
    oto_1: { from: 0, to: 1 },
    release_manager: { from: null, to: 1 },
  };
  expect(detailWords({ changes })).toBe('role: user → admin, OTO 1: off → on, release manager: on');
  expect(detailWords({ ids: { record: '12' } })).toBe('record 12');
});

it('names who and what as they are called now, and says when they are gone', () => {
  expect(actorWords(null)).toBe('The host');
  expect(actorWords({ id, name: 'Ada', email: 'ada@host.test' })).toBe('ada@host.test');
  expect(actorWords({ id, name: null, email: null })).toBe('Deleted account 0190c3f0…');
  const gone = { id, name: null, email: null };
  expect(targetWords({ ...gone, kind: 'account' })).toBe('Deleted account 0190c3f0…');
  expect(targetWords({ ...gone, kind: 'website' })).toBe('Website 0190c3f0…');
  expect(targetWords({ ...gone, kind: 'website', name: 'Bakery' })).toBe('Bakery');
  expect(targetWords({ ...gone, kind: 'remote', id: 'projects' })).toBe('projects');
  expect(targetWords({ ...gone, kind: 'host', id: null })).toBe('The service');
});
