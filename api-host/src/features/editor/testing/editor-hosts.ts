import { buildEditorApp } from '../../../editor/editor-app';
import { systemRandom } from '../../../randomness';
import { memoryStorage } from '../../../testing/memory-storage';
import { testAddresses } from '../../../testing/test-addresses';
import { buildTestApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { testQuotas } from '../../../testing/test-quotas';
import { readPictureHere } from '../../pictures/read-picture';
import { directFactWork } from '../../facts/facts.port';
import { ThumbnailSignal } from '../../thumbnails/thumbnail-signal';
import { deriveHere } from '../../websites/derived/derive-page';

/** The app's origin and the editor's, on one database. */
export interface EditorHosts {
  readonly main: TestApp;
  readonly editor: TestApp;
  readonly storage: ReturnType<typeof memoryStorage>;
  readonly close: () => Promise<void>;
}

export async function buildEditorHosts(): Promise<EditorHosts> {
  const storage = memoryStorage();
  const main = await buildTestApp({ storage });
  const app = await buildEditorApp({
    db: main.db,
    clock: main.clock.now,
    random: systemRandom,
    storage,
    addresses: testAddresses,
    factWork: directFactWork,
    readPicture: readPictureHere,
    thumbnails: new ThumbnailSignal(),
    derive: deriveHere,
    quotas: testQuotas,
    suiteDir: null,
    log: { level: 'silent' },
  });
  return {
    main,
    editor: { ...main, app },
    storage,
    close: async () => {
      await app.close();
      await main.close();
    },
  };
}
