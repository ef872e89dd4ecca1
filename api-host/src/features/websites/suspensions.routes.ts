import type { FastifyInstance } from 'fastify';
import { liftSuspension, listSuspensions, suspendWebsite } from 'shared-kit/contract';
import { notFound } from '../../errors';
import { mount } from '../../plugins/mount';
import { actorOf } from '../audit/note-audit';
import type { Asker } from './site-addresses';
import { storable } from './storable';
import { liftAt, listSuspended, suspendAt } from './suspensions.repository';
import type { WebsiteDeps } from './website-deps';

/** Endpoints for operators to suspend websites. */
export function mountSuspensions(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db, clock, addresses } = deps;
  type Row = Awaited<ReturnType<typeof listSuspended>>[number];
  const toSuspension = (row: Row, asker: Asker) => ({
    id: row.id,
    title: row.title,
    address: row.slug,
    link: addresses.linkOf(row.slug, asker),
    owner: row.owner,
    reason: row.suspension_reason,
    suspended_at: row.suspended_at.toISOString(),
  });

  mount(app, listSuspensions, {
    access: 'admin',
    handler: async ({ request }) => ({
      message: 'Suspended websites',
      suspensions: (await listSuspended(db)).map((row) => toSuspension(row, request)),
    }),
  });

  mount(app, suspendWebsite, {
    access: 'admin',
    confirmed: true,
    handler: async ({ body, caller, request }) => {
      const reason = storable(body.reason);
      const row = await suspendAt(db, body.address, { reason, now: clock(), by: actorOf(caller) });
      if (row === undefined) throw notFound('There is no website at this address');
      request.log.warn({ website: row.id, by: caller.user.id }, 'website suspended');
      return { message: 'The website is suspended', suspension: toSuspension(row, request) };
    },
  });

  mount(app, liftSuspension, {
    access: 'admin',
    confirmed: true,
    handler: async ({ body, caller, request }) => {
      const lifted = await liftAt(db, body.address, { now: clock(), by: actorOf(caller) });
      if (!lifted) throw notFound('No website at this address is suspended');
      request.log.warn({ address: body.address, by: caller.user.id }, 'suspension lifted');
      return { message: 'The suspension is lifted' };
    },
  });
}
