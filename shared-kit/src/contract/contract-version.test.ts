import { contractReach, contractVersion } from './contract-version';

it('is the version of the kit', () => {
  const { version } = jest.requireActual<{ readonly version: string }>('../../package.json');
  expect(contractVersion).toBe(version);
});

it.each([
  ['1.13.0', '1.13.0', 'fits'],
  ['1.14.0', '1.13.2', 'fits'],
  ['1.13.0', '1.14.0', 'host-older'],
  ['1.13.0', '1.13.1', 'host-older'],
  ['2.0.0', '1.13.0', 'apart'],
  ['1.13.0', '2.0.0', 'apart'],
  ['1.13.0', undefined, 'fits'],
  ['1.13.0', 'latest', 'fits'],
])('a host of %s and a page of %s: %s', (host, page, reach) => {
  expect(contractReach(host, page)).toBe(reach);
});
