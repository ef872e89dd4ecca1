import { auditActions } from 'shared-kit/contract';
import { actionChoices, actionText, actorName, detailText, targetName } from './audit-texts';

const id = '0190c3f0-0000-7000-8000-000000000001';

it('has a text for every action, and shows unknown ones unchanged', () => {
  for (const action of auditActions) expect(actionText(action)).toMatch(/^[A-Z]/);
  expect(actionText('account.painted')).toBe('account.painted');
  const choices = actionChoices.map(({ value }) => value);
  expect(choices).toEqual(expect.arrayContaining([...auditActions]));
  expect(new Set(choices).size).toBe(choices.length);
});

it('describes the change without repeating the action', () => {
  expect(detailText({})).toBe('');
  expect(detailText({ fields: ['name', 'password', 'seesPictures'] })).toBe(
    'name, password, pictures',
  );
  const changes = {
    role: { from: 'user', to: 'admin' },
    oto_1: { from: 0, to: 1 },
    release_manager: { from: null, to: 1 },
  };
  expect(detailText({ changes })).toBe('role: user → admin, OTO 1: off → on, release manager: on');
  expect(detailText({ ids: { record: '12' } })).toBe('record 12');
});

it('names actor and target by their current names, and says when they are deleted', () => {
  expect(actorName(null)).toBe('The host');
  expect(actorName({ id, name: 'Ada', email: 'ada@host.test' })).toBe('ada@host.test');
  expect(actorName({ id, name: null, email: null })).toBe('Deleted account 0190c3f0…');
  const gone = { id, name: null, email: null };
  expect(targetName({ ...gone, kind: 'account' })).toBe('Deleted account 0190c3f0…');
  expect(targetName({ ...gone, kind: 'website' })).toBe('Website 0190c3f0…');
  expect(targetName({ ...gone, kind: 'website', name: 'Bakery' })).toBe('Bakery');
  expect(targetName({ ...gone, kind: 'remote', id: 'projects' })).toBe('projects');
  expect(targetName({ ...gone, kind: 'host', id: null })).toBe('The service');
});
