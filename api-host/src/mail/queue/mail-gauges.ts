import { Gauge } from 'prom-client';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { countMails } from './queued-mails.repository';

/** Mails in the database, counted on each scrape; all its hosts report the same numbers. */
export function mailGauges(db: Database, clock: Clock): Gauge[] {
  const mails = new Gauge({
    name: 'sitewright_mails',
    help: 'Mails that wait to be sent, and those given up in the last seven days, over all hosts',
    labelNames: ['state'] as const,
    registers: [],
    async collect() {
      const { waiting, givenUp } = await countMails(db);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'given-up' }, givenUp);
    },
  });
  const oldest = new Gauge({
    name: 'sitewright_mail_oldest_waiting_seconds',
    help: 'Age of the mail that has waited longest, over all hosts',
    registers: [],
    async collect() {
      const asked = (await countMails(db)).oldest;
      this.set(asked ? Math.max(0, (clock().getTime() - asked.getTime()) / 1000) : 0);
    },
  });
  return [mails, oldest];
}
