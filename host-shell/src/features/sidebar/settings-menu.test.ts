import { aUser } from 'shared-kit/testing';
import { buildSettingsMenu } from './settings-menu';

test('an admin finds the language model, and nobody else does', () => {
  expect(buildSettingsMenu(aUser({ role: 'admin' }))).toEqual([
    {
      kind: 'route',
      id: 'language-model',
      label: 'Language Model',
      path: '/settings/model',
      newTab: false,
    },
  ]);
  expect(buildSettingsMenu(aUser({ role: 'manager', release_manager: 1 }))).toEqual([]);
  expect(buildSettingsMenu(aUser({ oto_6: 1 }))).toEqual([]);
  expect(buildSettingsMenu(null)).toEqual([]);
});
