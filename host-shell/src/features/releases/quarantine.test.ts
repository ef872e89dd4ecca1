import { aRecord } from 'shared-kit/testing';
import { openQuarantine, quarantineMs } from './quarantine';

let now = 0;
const open = (record = aRecord()) => openQuarantine(record, () => now);
const stored = (): unknown => JSON.parse(localStorage.getItem('release-quarantine') ?? '[]');

beforeEach(() => {
  localStorage.clear();
  now = 1_000;
});

it('holds until its time is over, over page loads', () => {
  open().add('projects', '1.2.0', 5_000);
  expect(open().has('projects', '1.2.0')).toBe(true);
  expect(open().has('projects', '1.1.0')).toBe(false);
  expect(open().has('workspace', '1.2.0')).toBe(false);
  now = 6_000;
  expect(open().has('projects', '1.2.0')).toBe(false);
  expect(stored()).toEqual([]);
});

it('is lifted when the record no longer names the version', () => {
  open().add('projects', '1.2.0', 5_000);
  const record = aRecord();
  const { candidate: _, ...rest } = record.remotes['projects']!;
  expect(open({ ...record, remotes: { projects: rest } }).has('projects', '1.2.0')).toBe(false);
  expect(open().has('projects', '1.2.0')).toBe(false);
});

it('remembers a bounded number, the newest', () => {
  const quarantine = open();
  for (let at = 0; at < 50; at += 1) quarantine.add('projects', `1.${at}.0`, 5_000);
  expect(stored()).toHaveLength(20);
  expect(quarantine.has('projects', '1.49.0')).toBe(true);
  expect(quarantine.has('projects', '1.29.0')).toBe(false);
});

it('noted twice, it stands once and counts from the last time', () => {
  const quarantine = open();
  quarantine.add('projects', '1.2.0', 5_000);
  now = 2_000;
  quarantine.add('projects', '1.2.0', 5_000);
  expect(stored()).toEqual([{ remote: 'projects', version: '1.2.0', until: 7_000 }]);
});

it.each(['{', 'null', '"x"', '[1,{"remote":1}]'])('a damaged memory (%s) holds nothing', (text) => {
  localStorage.setItem('release-quarantine', text);
  expect(open().has('projects', '1.2.0')).toBe(false);
});

it('what may have failed of the network is tried again sooner', () => {
  expect(quarantineMs('load')).toBeLessThan(quarantineMs('evaluation'));
});
