import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-kit/contract/releases';
import { notFound } from '../../../errors';
import { mount } from '../../../plugins/mount';
import { actorOf } from '../../audit/note-audit';
import { collectBuilds } from '../collect-builds';
import { findingsOf } from '../compatibility/findings';
import type { ReleaseDeps } from '../release-deps';
import { readableRemote, requireRight } from '../rights/release-rights';
import { findBuild, listBuilds } from './builds.repository';
import { publishBuild, uploadFile } from './publish-build';

const access = 'remoteReleaser';

/** Builds that can be started, and how they get here. */
export function mountBuilds(app: FastifyInstance, deps: ReleaseDeps): void {
  mount(app, calls.listBuilds, {
    access,
    handler: async ({ query, caller }) => ({
      message: 'Builds loaded',
      builds: await listBuilds(deps.db, readableRemote(caller, query.remote)),
    }),
  });

  mount(app, calls.getBuild, {
    access,
    handler: async ({ params: { remote, version }, caller }) => {
      readableRemote(caller, remote);
      const build = await findBuild(deps.db, remote, version);
      if (!build) throw notFound(`${remote} ${version} is not published`);
      return { message: 'Build loaded', build: build.manifest };
    },
  });

  mount(app, calls.publishBuild, {
    access,
    handler: async ({ body: { manifest }, caller }) => {
      const who = await requireRight(deps.db, caller, manifest.name, 'publish');
      const publication = await publishBuild(deps, manifest, who);
      const messages = {
        incomplete: `${publication.missing.length} files are still to be uploaded`,
        published: `${manifest.name} ${manifest.version} is published`,
        unchanged: `${manifest.name} ${manifest.version} was published before with the same content`,
      };
      return { message: messages[publication.state], ...publication };
    },
  });

  mount(app, calls.uploadBuildFile, {
    access,
    handler: async ({ body, caller }) => {
      await requireRight(deps.db, caller, body.remote, 'publish');
      await uploadFile(deps, body);
      return { message: 'File uploaded' };
    },
  });

  mount(app, calls.checkBuild, {
    access,
    handler: async ({ body: { remote, version }, caller }) => {
      readableRemote(caller, remote);
      const build = await findBuild(deps.db, remote, version);
      if (!build) throw notFound(`${remote} ${version} is not published`);
      const findings = await findingsOf(deps.db, build.manifest);
      const message = findings.length === 0 ? 'Nothing speaks against it' : 'There are findings';
      return { message, findings };
    },
  });

  mount(app, calls.collectBuilds, {
    access: 'releaseManager',
    handler: async ({ body, caller }) => {
      const builds = await collectBuilds(deps, body, actorOf(caller));
      const message = `${builds.length} builds ${body.remove ? 'removed' : 'can be removed'}`;
      return { message, builds, removed: body.remove };
    },
  });
}
