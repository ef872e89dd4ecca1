import { callApi } from 'shared-kit/client';
import { saveVersion } from 'shared-kit/contract';
import { notify } from 'shared-kit/ui';
import type { ProjectStore } from '../project/project-store';

/**
 * Goes on with what had been written of an unfinished page and makes it a version, so that it is in the
 * history like any other. It is in the workspace at once; a failure to save it takes nothing away.
 */
export async function keepWritten(store: ProjectStore): Promise<void> {
  const { draft, prompt, version, takeWritten } = store.getState();
  takeWritten();
  const { files } = store.getState();
  if (!files) return;
  const { html, css, js } = files;
  try {
    const saved = await callApi(saveVersion, {
      params: { project_id: draft.id },
      body: { base: version ?? 0, html, css, js, prompt },
    });
    store.setState({ version: saved.version.number });
  } catch (error) {
    notify.error(error instanceof Error ? error.message : saveVersion.fallback);
  }
}
