import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createUser, requestPasswordReset } from 'shared-kit/contract';
import type { MailServer } from '../../../../api-host/src/mail/testing/mail-server';
import type { HostClient } from '../../../release/host-client';
import { Progress, repeat } from '../work';
import type { Work } from '../work';

/** Below what one address is sent in an hour. */
const mailsEach = 4;

/** A mail that was put off is tried again within seconds at first, and this is more of them than a round takes. */
const arriveWithinMs = 120_000;

/** Asks for links to set a new password, and looks for them where mails arrive. */
export function mailWork(host: HostClient, appUrl: string, server: MailServer): Work {
  const progress = new Progress();
  /** Acknowledged requests by address. */
  const asked = new Map<string, number>();
  let current = '';
  let askers = 0;

  async function ask(): Promise<void> {
    if ((asked.get(current) ?? mailsEach) >= mailsEach) await addMember();
    const email = current;
    askers += 1;
    const answer = await fetch(appUrl + requestPasswordReset.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // From a trusted proxy on this machine: somebody of another network each time.
        'x-forwarded-for': `10.${(askers >> 8) & 255}.${askers & 255}.2`,
      },
      body: JSON.stringify({ email }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`reset ${answer.status}`);
    asked.set(email, (asked.get(email) ?? 0) + 1);
    progress.acknowledged();
    // Somebody who asks for mails, not a flood of them.
    await wait(100);
  }

  async function addMember(): Promise<void> {
    const email = `${randomUUID()}@drill.example`;
    await host.call(createUser, {
      body: { name: 'Drill', email, password: randomUUID(), oto1: 0 },
    });
    current = email;
    asked.set(email, 0);
  }

  const arrivedAt = (email: string) => server.arrived.filter(({ to }) => to.includes(email)).length;
  const missing = () =>
    [...asked].flatMap(([email, times]) => {
      const arrived = arrivedAt(email);
      return arrived < times ? [{ email, lost: times - arrived }] : [];
    });

  return {
    name: 'mails',
    progress,
    prepare: addMember,
    run: (over) => repeat(over, ask, progress),
    async check() {
      const end = performance.now() + arriveWithinMs;
      while (missing().length > 0 && performance.now() < end) await wait(200);
      const lost = missing();
      const acknowledged = [...asked.values()].reduce((sum, times) => sum + times, 0);
      return {
        acknowledged,
        found: acknowledged - lost.reduce((sum, one) => sum + one.lost, 0),
        problems: lost.map((one) => `lost: ${one.lost} mails to ${one.email}`),
      };
    },
  };
}
