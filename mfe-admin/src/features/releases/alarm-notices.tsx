import { Siren, Undo2 } from 'lucide-react';
import type { StableAlarm } from 'shared-kit/contract/releases';
import { Button, Notice, Row, Stack } from 'shared-kit/ui';
import { durationOf } from './release-words';
import type { ReleaseControls } from './use-release-controls';

/** What is wrong with versions everyone runs, each with the way back. */
export function AlarmNotices({ controls }: { readonly controls: ReleaseControls }) {
  const alarms = controls.status.alarms ?? [];
  if (alarms.length === 0) return null;
  const remotes = Object.keys(controls.status.record.remotes).length;
  return (
    <Stack as="section" aria-label="Alarms">
      {alarms.map((alarm) => (
        <AlarmNotice key={alarm.remote} alarm={alarm} controls={controls} />
      ))}
      {remotes > 1 && alarms.length === remotes && (
        <p>
          All remotes are in alarm at once: look at the host, its database and its network before
          you go back.
        </p>
      )}
    </Stack>
  );
}

function AlarmNotice({
  alarm,
  controls,
}: {
  readonly alarm: StableAlarm;
  readonly controls: ReleaseControls;
}) {
  const { remote, version, since, message, goBackTo } = alarm;
  return (
    <Notice
      tone="danger"
      icon={<Siren size={16} aria-hidden />}
      title={`${remote} ${version} is failing for everyone`}
    >
      <Row $gap={3}>
        <span>
          For {durationOf(controls.now - Date.parse(since))}: {message}
          {goBackTo === null && ' There is no version before it that everyone had and that fits.'}
        </span>
        {goBackTo !== null && controls.refusalOf(remote, 'rollBack') === null && (
          <Button
            size="small"
            variant="danger"
            icon={<Undo2 size={14} aria-hidden />}
            onClick={() => controls.open({ kind: 'rollBack', remote })}
          >
            Go back to {goBackTo}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
