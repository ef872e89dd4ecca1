import type { FastifyInstance } from 'fastify';
import { getReleaseFailures } from 'shared-kit/contract/releases';
import { mount } from '../../../plugins/mount';
import { readableRemote } from '../rights/release-rights';
import { showFailures } from './show-failures';
import type { FailureDeps } from './show-failures';

/** What was thrown in versions of remotes, for whoever sees how they fare. */
export function mountFailures(app: FastifyInstance, deps: FailureDeps): void {
  mount(app, getReleaseFailures, {
    access: 'remoteReleaser',
    handler: async ({ params: { remote }, query: { version }, caller }) => {
      readableRemote(caller, remote);
      return { message: 'Failures loaded', ...(await showFailures(deps, remote, version)) };
    },
  });
}
