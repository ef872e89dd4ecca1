import type { Flag, User } from 'shared-kit/contract';
import { aUser } from 'shared-kit/testing';
import { buildReleaseMenu } from './release-menu';

/** All 1024 users: eight flags, admin or not, release manager or not, from the bits of a number. */
function userFromBits(bits: number): User {
  const flag = (bit: number): Flag => (bits & (1 << bit) ? 1 : 0);
  return aUser({
    oto_1: flag(0),
    oto_2: flag(1),
    oto_3: flag(2),
    oto_4: flag(3),
    oto_5: flag(4),
    oto_6: flag(5),
    oto_7: flag(6),
    oto_8: flag(7),
    role: bits & 256 ? 'admin' : 'user',
    release_manager: flag(9),
  });
}

test('of all combinations of flags, role and permission, only admins and release managers get Releases', () => {
  for (let bits = 0; bits < 1024; bits += 1) {
    const user = userFromBits(bits);
    const may = user.role === 'admin' || user.release_manager === 1;
    expect(buildReleaseMenu(user).map(({ id }) => id)).toEqual(may ? ['releases'] : []);
  }
});

test('a host that does not know the permission, and nobody signed in, get nothing', () => {
  expect(buildReleaseMenu(aUser())).toEqual([]);
  expect(buildReleaseMenu(null)).toEqual([]);
});

test('the entry leads to the releases', () => {
  expect(buildReleaseMenu(aUser({ release_manager: 1 }))).toEqual([
    { kind: 'route', id: 'releases', label: 'Releases', path: '/releases', newTab: false },
  ]);
});
