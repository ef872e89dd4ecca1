import { buildEditorApp } from '../../editor/editor-app';
import { directFactWork } from '../../features/facts/facts.port';
import { openInbox } from '../../features/form-messages/receive-message';
import { readPictureHere } from '../../features/pictures/read-picture';
import { openSuiteBuilds } from '../../features/suite/suite-builds';
import { ThumbnailSignal } from '../../features/thumbnails/thumbnail-signal';
import { deriveHere } from '../../features/websites/derived/derive-page';
import { siteLookups } from '../../features/websites/site-lookups';
import { systemRandom } from '../../randomness';
import { makeBuildFolder } from '../build-folder';
import { MemoryMail } from '../memory-mail';
import { memoryStorage } from '../memory-storage';
import { signIn } from '../sign-in';
import { testAddresses } from '../test-addresses';
import { buildTestApp } from '../test-app';
import type { TestApp } from '../test-app';
import { testQuotas } from '../test-quotas';
import { buildTestSites, listenLocally } from '../test-sites';
import type { FuzzedHost } from './fuzz-world';

export interface FuzzHost extends FuzzedHost {
  readonly main: TestApp;
  readonly close: () => Promise<void>;
}

const portOf = async (app: Parameters<typeof listenLocally>[0]) =>
  Number(new URL(await listenLocally(app)).port);

/** All three origins on one database, listening locally. Nothing is generated. */
export async function openFuzzHost(): Promise<FuzzHost> {
  const builds = await makeBuildFolder();
  const storage = memoryStorage();
  const mail = new MemoryMail();
  const main = await buildTestApp({ storage, mail, suite: openSuiteBuilds(builds.folder) });
  const { db } = main;
  const sources = { db, clock: main.clock.now, random: systemRandom };
  const inbox = openInbox({ ...sources, mail, publicUrl: 'http://app.test' });
  const sites = await buildTestSites({
    storage,
    inbox,
    trustProxy: ['loopback'],
    ...siteLookups(db, main.clock.now, main.changes),
  });
  const editor = await buildEditorApp({
    ...sources,
    storage,
    addresses: testAddresses,
    factWork: directFactWork,
    readPicture: readPictureHere,
    thumbnails: new ThumbnailSignal(),
    derive: deriveHere,
    quotas: testQuotas,
    suiteDir: null,
    trustProxy: ['loopback'],
    log: { level: 'silent' },
  });
  const { user, password } = await signIn(main, { role: 'admin', email: 'root@fuzz.example' });
  return {
    main,
    admin: { email: user.email, password },
    ports: {
      app: await portOf(main.app),
      sites: await portOf(sites),
      editor: await portOf(editor),
    },
    close: async () => {
      await Promise.all([sites.close(), editor.close()]);
      await main.close();
      await builds.remove();
    },
  };
}
