import type { SuiteRecord } from 'shared-kit/contract/releases';
import { aRecord, aRelease } from 'shared-kit/testing';
import { followMs, lookAtRecord, whileLookedAt } from './follow-record';
import { createVersions } from './versions';

/** A tab that has drawn projects from a record, and what it is told when another one is in force. */
async function toldOf(next: SuiteRecord): Promise<string[]> {
  let current = aRecord({ share: 10_000 });
  const versions = createVersions({
    record: () => current,
    subject: () => 'browser:1',
    quarantine: { has: () => false, add: () => undefined },
  });
  versions.draw('projects');
  const told: string[] = [];
  await lookAtRecord({
    record: () => current,
    refresh: async () => {
      current = next;
    },
    running: versions.drawn,
    onTakenBack: (remote, version) => told.push(`${remote} ${version}`),
  });
  return told;
}

const record = aRecord({ share: 10_000 });
const after = (projects: SuiteRecord['remotes'][string], serial = record.serial + 1) => ({
  ...record,
  serial,
  remotes: { ...record.remotes, projects },
});

it('tells a tab that the candidate it drew was taken back', async () => {
  const { candidate: _, ...state } = record.remotes.projects!;
  await expect(toldOf(after(state))).resolves.toEqual(['projects 1.2.0']);
});

it('tells of a stable version that everyone was taken from', async () => {
  await expect(toldOf(after({ stable: aRelease('0.9.0') }))).resolves.toEqual(['projects 1.2.0']);
});

it('says nothing of a promotion, which keeps both versions, nor of the record it knows', async () => {
  const promoted = after({ stable: aRelease('1.2.0'), previous: aRelease('1.1.0') });
  await expect(toldOf(promoted)).resolves.toEqual([]);
  await expect(toldOf(after({ stable: aRelease('9.0.0') }, record.serial))).resolves.toEqual([]);
});

describe('when it looks', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const show = (visibilityState: string) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState as 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('looks while the page is looked at, and at once when somebody comes back', () => {
    const look = jest.fn();
    whileLookedAt(followMs, look);
    jest.advanceTimersByTime(followMs * 1.6);
    expect(look).toHaveBeenCalledTimes(1);
    show('hidden');
    jest.advanceTimersByTime(followMs * 5);
    expect(look).toHaveBeenCalledTimes(1);
    show('visible');
    expect(look).toHaveBeenCalledTimes(2);
  });
});
