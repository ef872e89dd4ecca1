import type { FastifyInstance } from 'fastify';
import {
  fillPageFacts,
  getBusinessFacts,
  getPageFacts,
  saveBusinessFacts,
  websiteLimits,
} from 'shared-kit/contract';
import type { BusinessFact } from 'shared-kit/contract';
import { badRequest } from '../../errors';
import { mount } from '../../plugins/mount';
import { GivenUp } from '../../threads/bounded-thread';
import { storableText } from '../generation/tasks/storable-text';
import { addOnTop, noProject, presentWhole, requireVersion } from '../versions/version-calls';
import type { VersionDeps } from '../versions/version-calls';
import { newestVersionNumber } from '../versions/versions.repository';
import { listFactsOf, rememberFacts, saveFacts } from './business-facts.repository';
import { describeFacts, outcomeOf } from './fact-outcome';
import type { PageFactWork } from './facts.port';

interface FactDeps extends VersionDeps {
  readonly factWork: PageFactWork;
}

/** What only the owner of a website knows: what the account remembers, and how it gets on a page. */
export function mountFacts(app: FastifyInstance, deps: FactDeps): void {
  const { db, clock, factWork } = deps;

  mount(app, getBusinessFacts, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      const facts = await listFactsOf(db, caller.user.id);
      return { message: 'Facts loaded', facts: [...facts] };
    },
  });

  mount(app, saveBusinessFacts, {
    access: 'signedIn',
    handler: async ({ caller, body }) => {
      await saveFacts(db, caller.user.id, body.facts.map(storable), clock());
      return { message: 'Your facts are saved' };
    },
  });

  mount(app, getPageFacts, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const { files } = await requireVersion(db, key, params.number);
      const known = await listFactsOf(db, caller.user.id);
      return {
        message: 'Facts of the page',
        facts: await bounded(factWork.list(files.html, known)),
      };
    },
  });

  mountFilling(app, deps);
}

function mountFilling(app: FastifyInstance, deps: FactDeps): void {
  const { db, clock, factWork } = deps;
  mount(app, fillPageFacts, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const userId = caller.user.id;
      const key = { userId, projectId: params.project_id };
      if ((await newestVersionNumber(db, key)) === 0) throw noProject();
      const { files: before } = await requireVersion(db, key, body.base);
      const facts = body.facts.map(storable);
      const removed = body.removed ?? [];
      const left = await bounded(factWork.remove(before.html, removed));
      if (removed.length > 0 && left === before.html)
        throw badRequest('The page does not say that');
      const html = await bounded(factWork.fill(left, facts));
      if (html.length > websiteLimits.code) throw badRequest('The code is too long');
      const files = { ...before, html };
      const now = clock();
      const version = {
        kind: 'edited',
        prompt: describeFacts(facts, removed),
        files,
        engine: null,
        restored_from: null,
        review: null,
        created_at: now,
      } as const;
      const added = await addOnTop(deps, key, body.base, version, (transaction) =>
        rememberFacts(transaction, userId, facts, now),
      );
      return {
        message: outcomeOf(facts, removed),
        version: presentWhole({ ...added, files }),
      };
    },
  });
}

const storable = (fact: BusinessFact): BusinessFact => ({
  ...fact,
  value: storableText(fact.value),
});

/** A page made to be slow to read is answered with a sentence, and keeps nobody else waiting. */
async function bounded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    throw badRequest('This page is too large or too deeply nested to look for open facts');
  }
}
