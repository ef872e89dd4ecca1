import type { FastifyInstance } from 'fastify';
import {
  getModelConnection,
  getModelSpending,
  removeModelConnection,
  saveModelConnection,
  testModelConnection,
} from 'shared-kit/contract';
import { AttemptLimit } from '../../../attempts/attempt-limit';
import { mount } from '../../../plugins/mount';
import type { GenerationDeps } from '../generation-deps';
import { connectModel, disconnectModel } from './change-connection';
import { findConnectedModel } from './connected-model.repository';
import { modelOfEntry, refuseDecided } from './connection.policy';
import { guardedFetch } from './guarded-fetch';
import { failuresSince } from './model-failures.repository';
import { spendingSince } from './model-spending.repository';
import { presentStatus } from './present-connection';

const spendingDays = 30;
const dayMs = 86_400_000;

/** Each test costs money. */
const testsAtOnce = { attempts: 30, windowMs: 10 * 60_000 };

/** Endpoints of the language model that administrators connect. */
export function mountModelConnection(app: FastifyInstance, deps: GenerationDeps): void {
  const { db, clock, generation } = deps;
  const { environment, box, prices } = generation.connection;
  const tests = new AttemptLimit({ db, clock }, 'test of a language model', testsAtOnce);
  const status = async () => presentStatus(environment, await findConnectedModel(db, box));

  mount(app, getModelConnection, {
    access: 'admin',
    handler: async () => ({ message: 'Language model loaded', status: await status() }),
  });

  mount(app, saveModelConnection, {
    access: 'admin',
    confirmed: true,
    handler: async ({ body, caller, request }) => {
      refuseDecided(environment);
      const model = await connectModel(deps, caller, body);
      const { provider, address } = model;
      const by = caller.user.id;
      request.log.info({ by, provider, address, model: model.model }, 'language model connected');
      return { message: 'Language model connected', status: await status() };
    },
  });

  mount(app, removeModelConnection, {
    access: 'admin',
    confirmed: true,
    handler: async ({ caller, request }) => {
      refuseDecided(environment);
      await disconnectModel(deps, caller);
      request.log.info({ by: caller.user.id }, 'language model disconnected');
      return { message: 'Language model disconnected', status: await status() };
    },
  });

  mount(app, testModelConnection, {
    access: 'admin',
    handler: async ({ body, caller }) => {
      refuseDecided(environment);
      const model = modelOfEntry(body, await findConnectedModel(db, box));
      await tests.begin(caller.user.id);
      const { tryModel } = await import('../model/try-model');
      return tryModel(model, { fetch: guardedFetch(), clock });
    },
  });

  mount(app, getModelSpending, {
    access: 'admin',
    handler: async () => {
      const since = new Date(clock().getTime() - spendingDays * dayMs);
      const days = await spendingSince(db, since);
      return { message: 'Spending loaded', days, failures: await failuresSince(db, since), prices };
    },
  });
}
