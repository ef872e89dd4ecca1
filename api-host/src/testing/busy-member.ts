import {
  addPicture,
  listPictures,
  publishWebsite,
  removePicture,
  saveVersion,
} from 'shared-kit/contract';
import sharp from 'sharp';
import type { runHost } from './host-place';
import { websiteContent } from './publish';

type Writer = Pick<Awaited<ReturnType<typeof runHost>>, 'send'>;

/** A member who continuously saves, publishes, and uploads and deletes pictures. */
export function keepWriting(host: Writer, projectId: string) {
  const params = { project_id: projectId };
  const done = { versions: 0, sites: [] as string[], stop: false };
  const waiting = new Set<() => void>();
  const writing = (async () => {
    while (!done.stop) {
      const version = done.versions;
      const code = { html: `<p>${version}</p>`, css: '', js: '' };
      await host.send(saveVersion, { params, body: { base: version, ...code } });
      done.versions += 1;
      const title = `Site ${version}`;
      const body = websiteContent({ title, htmlcode: `<h1>${title}</h1>` });
      const { id } = publishWebsite.response.parse(await host.send(publishWebsite, { body }));
      done.sites.push(id ?? '');
      await removePictures(host, 'pictured');
      await upload(host, 'pictured');
      for (const wake of waiting) wake();
    }
  })();
  const round = () => new Promise<void>((resolve) => waiting.add(resolve));
  return {
    done,
    /** Resolves when a complete round has been written after this call. */
    more: async () => {
      await Promise.race([round(), writing]);
      waiting.clear();
      await Promise.race([round(), writing]);
      waiting.clear();
    },
    end: async () => {
      done.stop = true;
      await writing;
    },
  };
}

/** Adds a picture to a project. */
export async function upload(host: Writer, project: string) {
  const create = { width: 4, height: 4, channels: 3, background: 'red' } as const;
  const content = (await sharp({ create }).png().toBuffer()).toString('base64');
  await host.send(addPicture, { body: { project_id: project, file: 'a.png', content } });
}

/** Deletes all pictures of a project. */
export async function removePictures(host: Writer, project: string) {
  const found = await host.send(listPictures, { query: { project_id: project } });
  const { pictures } = listPictures.response.parse(found);
  for (const { name } of pictures) {
    await host.send(removePicture, { params: { name } });
  }
}
