import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { serveBackups } from './backup/serve-backups';
import { startBackgroundWork } from './background-work';
import { systemClock } from './clock';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import type { OpenDatabase } from './database/open-database';
import { buildEditorApp } from './editor/editor-app';
import type { Env } from './env';
import { encryptionKeyOf, keepFolderPrivate, releaseKeysOf } from './host-keys';
import { makeFirstAdmin } from './features/accounts/first-admin';
import type { MadeAdmin } from './features/accounts/first-admin';
import { addProcessMetrics, createMetrics } from './features/metrics/host-metrics';
import { measureStorage } from './features/metrics/storage-metrics';
import { removeOldMessages } from './features/form-messages/form-messages.repository';
import { openInbox } from './features/form-messages/receive-message';
import { chooseModel } from './features/generation/choose-engine';
import { openGeneration } from './features/generation/open-generation';
import { endLeases } from './features/generation/tasks/task-leases.repository';
import { factsThread } from './features/facts/facts-thread';
import { pictureProcess } from './features/pictures/picture-process';
import { reviewThread } from './features/review/review-thread';
import { mapThread } from './features/releases/failures/map-thread';
import { openRuntimeConfig } from './features/runtime-config/config-source';
import { deriveThread } from './features/websites/derived/derive-thread';
import { siteAddresses } from './features/websites/site-addresses';
import type { SiteAddresses } from './features/websites/site-addresses';
import { siteLookups } from './features/websites/site-lookups';
import { removeGoneProjects } from './features/projects/deleted-projects.repository';
import { removeGoneWebsites } from './features/websites/remove-gone';
import { findChromium } from './features/thumbnails/chromium/find-chromium';
import { ThumbnailSignal } from './features/thumbnails/thumbnail-signal';
import { openSuiteBuilds } from './features/suite/suite-builds';
import { openMail } from './mail/open-mail';
import { databaseMailQueue } from './mail/queue/mail-queue';
import { retryMailsNow } from './mail/queue/queued-mails.repository';
import type { LogSettings } from './plugins/request-log';
import { portFailure, refuseTakenPorts } from './ports-in-use';
import type { NamedPort } from './ports-in-use';
import { systemRandom } from './randomness';
import { secretBox } from './secrets/secret-box';
import { buildSitesApp } from './sites/sites-app';
import { checkStorageIdentity } from './features/storage-care/storage-identity';
import { openStorage } from './storage/open-storage';
import { openTracing } from './telemetry/open-tracing';
import { traceStorage } from './telemetry/trace-storage';

/** A running host, and what the operator should know about it. */
export interface RunningHost {
  readonly engine: OpenDatabase['engine'];
  readonly admin: MadeAdmin | null;
  /** Name of the engine that makes the sites, such as "Offline composer". */
  readonly generator: string;
  readonly close: () => Promise<void>;
}

interface StartOptions {
  readonly log: LogSettings;
  /** Called once if startup waits for the data folder. */
  readonly onWait?: () => void;
}

/**
 * Starts everything, in an order in which failures leave nothing behind: first what is only read,
 * then the ports, then the data folder. A `StartFailure` has the reason in one sentence.
 */
export async function startHost(env: Env, options: StartOptions): Promise<RunningHost> {
  const addresses = siteAddresses(env);
  const config = await openRuntimeConfig({ ...env, siteNamesUrl: probeFor(env, addresses) });
  // Invalid settings are reported before anything is changed.
  chooseModel(env.generation);
  const chromium = findChromium(env.chromiumPath);
  const appPort: NamedPort = { variable: 'PORT', port: env.port };
  const sitesPort: NamedPort = { variable: 'SITES_PORT', port: env.sitesPort };
  const editorPort: NamedPort = { variable: 'EDITOR_PORT', port: env.editorPort };
  await refuseTakenPorts(env.host, [appPort, sitesPort, editorPort]);

  keepFolderPrivate(env.dataDir);
  const database = await openDatabase({ ...env, ...options });
  const closing: (() => Promise<void>)[] = [database.close];
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const { db, changes } = database;
    const tracing = await openTracing(env.tracing);
    // Closed last except for the database, so that everything ending before is still traced.
    if (tracing) closing.push(tracing.close);
    await migrate(db);
    const sources = { db, clock: systemClock, random: systemRandom };
    const box = secretBox(encryptionKeyOf(env));
    const opened = openGeneration(env.generation, { db, box });
    closing.push(() => opened.close());
    const generation = tracing ? { ...opened, onAdded: tracing.linkTask } : opened;
    const metrics = createMetrics(db);
    addProcessMetrics(metrics);
    const filesFolder = join(env.dataDir, 'files');
    const files = await openStorage(env.s3, filesFolder);
    await checkStorageIdentity({
      ...sources,
      storage: files,
      isShared: database.engine === 'server',
      place: env.s3 ? `The bucket ${env.s3.bucket} (S3_*)` : `The folder ${filesFolder} (DATA_DIR)`,
    });
    const measured = measureStorage(files, metrics.registry);
    const storage = tracing ? traceStorage(measured, tracing) : measured;
    const { trustProxy, metricsToken } = env;
    const thumbnails = new ThumbnailSignal();
    const factWork = factsThread();
    const pictures = pictureProcess();
    closing.push(
      () => factWork.close(),
      () => pictures.close(),
    );
    const shared = {
      ...sources,
      storage,
      thumbnails,
      factWork,
      readPicture: pictures.read,
      log: options.log,
      trustProxy,
      metrics,
      tracing,
      quotas: env.quotas,
      requestsAtOnce: env.requestsAtOnce,
      visitsAtOnce: env.visitsAtOnce,
    };
    const suite = openSuiteBuilds(env.suiteDir);
    const releaseKeys = releaseKeysOf(env);
    // A single host owns its builds; several share a record and import only what is missing.
    const followMode = database.engine === 'embedded' ? 'always' : 'seed';
    const mail = databaseMailQueue({ clock: systemClock, box });
    const { publicUrl, isTlsOnly, overrideOrigins, gateOrigins, evidenceLimits } = env;
    const { minPasswordLength, requireSecondFactor, confirmationMs } = env;
    const reviewer = reviewThread();
    // A separate thread, so that reviews on demand do not delay generations.
    const lookedAt = reviewThread();
    const deriver = deriveThread();
    const mapper = mapThread();
    closing.push(
      () => reviewer.close(),
      () => lookedAt.close(),
      () => deriver.close(),
      () => mapper.close(),
    );
    const { derive } = deriver;
    const app = await buildApp({
      ...shared,
      changes,
      derive,
      mapPlaces: mapper.mapPlaces,
      reviewer: lookedAt,
      config,
      suite,
      releaseKeys,
      evidenceLimits,
      followMode,
      overrideOrigins,
      gateOrigins,
      generation,
      minPasswordLength,
      requireSecondFactor,
      confirmationMs,
      mail,
      box,
      publicUrl,
      isTlsOnly,
      addresses,
      metricsToken,
    });
    const inbox = openInbox({ ...sources, mail, publicUrl });
    const sites = await buildSitesApp({
      ...shared,
      derive,
      inbox,
      appOrigin: env.publicUrl,
      editorOrigin: env.editorUrl,
      addresses,
      ...siteLookups(db, systemClock, changes),
    });
    const editor = await buildEditorApp({ ...shared, derive, addresses, suiteDir: env.suiteDir });
    // Concurrently, as each may wait for its running requests.
    closing.push(async () => {
      await Promise.all([app.close(), editor.close(), sites.close()]);
    });
    await listen(sites, env.host, sitesPort);
    await listen(editor, env.host, editorPort);
    await listen(app, env.host, appPort);
    // Last, when nothing can fail any more: a generated password is shown to the operator only
    // once.
    await removeGoneWebsites({ ...sources, storage }, app.log);
    await removeGoneProjects(db, systemClock());
    await removeOldMessages(db, systemClock());
    const admin = await makeFirstAdmin(sources, env.admin);
    if (database.engine === 'embedded') {
      closing.push(await serveBackups({ db, dataDir: env.dataDir, log: app.log }));
      await endLeases(db);
      await retryMailsNow(db, systemClock());
    }
    startBackgroundWork({
      env,
      sources,
      storage,
      box,
      queue: mail,
      config,
      mail: openMail({ ...env, outboxFolder: join(env.dataDir, 'outbox') }),
      generation,
      reviewer,
      thumbnails,
      chromium,
      metrics,
      tracing,
      log: app.log,
      onStarted: (stop) => closing.push(stop),
    });
    const generator = (await generation.currentEngine()).describe().label;
    return { engine: database.engine, admin, generator, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Only for a local app: from elsewhere, a browser would ask its user for access to the local
 * network.
 */
const probeFor = ({ publicUrl }: Env, { namesProbe }: SiteAddresses): string | null =>
  new URL(publicUrl).hostname === 'localhost' ? namesProbe : null;

async function listen(app: FastifyInstance, host: string, port: NamedPort): Promise<void> {
  try {
    await app.listen({ host, port: port.port, listenTextResolver: () => 'listening' });
  } catch (error) {
    // Taken since the check.
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw portFailure(port, code);
  }
}
