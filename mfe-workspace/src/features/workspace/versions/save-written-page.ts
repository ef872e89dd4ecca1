import { callApi } from 'shared-kit/client';
import { saveVersion } from 'shared-kit/contract';
import { notify } from 'shared-kit/ui';
import type { ProjectStore } from '../model';

/**
 * Makes the unfinished page the current state and saves it as a version. The workspace changes at
 * once; a failed save loses nothing.
 */
export async function saveWrittenPage(store: ProjectStore): Promise<void> {
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
