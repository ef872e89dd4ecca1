import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { ChangeFeed } from './database/changes/change-feed';
import type { Database } from './database/schema';
import { mountAccountSuspensions } from './features/account-suspensions/account-suspensions.routes';
import { mountAccounts } from './features/accounts/accounts.routes';
import { authenticateBy, keepCallers } from './features/accounts/kept-callers';
import { mountAgency } from './features/agency/agency.routes';
import { mountAudit } from './features/audit/audit.routes';
import { mountFacts } from './features/facts/facts.routes';
import type { PageFactWork } from './features/facts/facts.port';
import { mountEditor } from './features/editor/editor.routes';
import { mountFormMessages } from './features/form-messages/form-messages.routes';
import { mountEmailChange } from './features/email-change/email-change.routes';
import type { GenerationPorts } from './features/generation/generation-deps';
import { mountGeneration } from './features/generation/generation.routes';
import { systemAfter } from './features/generation/tasks/timers';
import { mountHealth } from './features/health/health.routes';
import { releaseGauges } from './features/releases/controller/release-gauges';
import { followBuilds } from './features/releases/builds/follow-builds';
import type { EvidenceLimits } from './features/releases/evidence/weights';
import { mountFailures } from './features/releases/failures/failures.routes';
import type { MapPlaces } from './features/releases/failures/map-places';
import { mountBeacons } from './features/releases/health/beacon.routes';
import type { BatchLimits } from './features/releases/health/batch-queue';
import { defaultBatchLimits, gatherReports } from './features/releases/health/gather-reports';
import { openReportTally } from './features/releases/health/page-count';
import { remoteGauge } from './features/releases/health/remote-gauge';
import { reportGauge } from './features/releases/health/report-gauge';
import type { SigningKeys } from './features/releases/keys/signing-keys';
import { mountOverrides } from './features/releases/overrides/overrides.routes';
import { openPageLoads } from './features/releases/page-loads/page-loads';
import { openReleaseFeed } from './features/releases/record/release-feed';
import { mountReleases } from './features/releases/releases.routes';
import { admitServiceTokens } from './features/releases/tokens/token-callers';
import { mountOwners } from './features/releases/owners/owners.routes';
import { mountPreviews } from './features/releases/previews/previews.routes';
import { mountTokens } from './features/releases/tokens/tokens.routes';
import type { HostMetrics } from './features/metrics/host-metrics';
import { mountMetrics } from './features/metrics/metrics.routes';
import { mountPasswordReset } from './features/password-reset/password-reset.routes';
import type { ConfigSource } from './features/runtime-config/config-source';
import { mountRuntimeConfig } from './features/runtime-config/runtime-config.routes';
import { serveSuite } from './features/suite/suite.routes';
import type { SuiteBuilds } from './features/suite/suite-builds';
import { demandConfirmation } from './features/second-factor/confirmation.policy';
import { demandSecondFactor } from './features/second-factor/second-factor.policy';
import type { ProtectedRole } from './features/second-factor/second-factor.policy';
import { mountSecondFactor } from './features/second-factor/second-factor.routes';
import { mountReviews } from './features/review/review.routes';
import type { Reviewer } from './features/review/reviewer';
import { mountFonts } from './features/fonts/fonts.routes';
import { mountPictures } from './features/pictures/pictures.routes';
import type { PictureReader } from './features/pictures/read-picture';
import { mountStorageCare } from './features/storage-care/storage-care.routes';
import { serveThumbnails } from './features/thumbnails/thumbnails.routes';
import type { ThumbnailSignal } from './features/thumbnails/thumbnail-signal';
import { mountProjects } from './features/projects/projects.routes';
import { mountUsers } from './features/users/users.routes';
import { mountVersions } from './features/versions/versions.routes';
import type { DerivePage } from './features/websites/derived/derived-page';
import type { SiteAddresses } from './features/websites/site-addresses';
import { mountWebsites } from './features/websites/websites.routes';
import type { MailQueue } from './mail/queue/mail-queue.port';
import { guardRoutes } from './plugins/access';
import { serveApiDocs } from './plugins/api-docs';
import { openCallServer } from './plugins/call-server';
import { refuseOtherContracts } from './plugins/contract-reach';
import { endStreamsOnClose } from './plugins/open-streams';
import type { LogSettings } from './plugins/request-log';
import { addSecurityHeaders } from './plugins/security-headers';
import type { Quotas } from './quotas/quotas';
import type { RandomBytes } from './randomness';
import type { SecretBox } from './secrets/secret-box';
import type { StoragePort } from './storage/storage.port';
import type { Tracing } from './telemetry/tracing.port';

/** All dependencies of the app; tests override them. Add a feature's port here. */
export interface AppDeps {
  readonly db: Database;
  /** Notifies of database changes by this or other hosts. */
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** The operator's current runtime configuration. */
  readonly config: ConfigSource;
  /** Base URL of the product, for links in mails. */
  readonly publicUrl: string;
  /** Whether to send HSTS. */
  readonly isTlsOnly: boolean;
  /** Finds and fills in facts in pages, possibly in another thread. */
  readonly factWork: PageFactWork;
  /** Reviews versions, possibly in another thread. */
  readonly reviewer: Reviewer;
  /** Processes uploaded pictures, possibly in another process. */
  readonly readPicture: PictureReader;
  /** Addresses of published websites. */
  readonly addresses: SiteAddresses;
  /** Stores mails until they are sent. */
  readonly mail: MailQueue;
  /** Encrypts secrets in the database. */
  readonly box: SecretBox;
  /** Stores the files of published websites. */
  readonly storage: StoragePort;
  /** Notified when a website is published, so that its pictures are made. */
  readonly thumbnails: ThumbnailSignal;
  /** Derives data from published pages, in a thread with limits. */
  readonly derive: DerivePage;
  /** Reads source maps of builds, in a thread with limits. */
  readonly mapPlaces: MapPlaces;
  /** The built shell and remotes; null serves only the API. */
  readonly suite: SuiteBuilds | null;
  /** The keys that sign release records. */
  readonly releaseKeys: SigningKeys;
  /** Weight limits of members and networks in rollout verdicts. */
  readonly evidenceLimits: EvidenceLimits;
  /** How reports of page loads are batched; optional. */
  readonly batchLimits?: BatchLimits | undefined;
  /** Whether a new local build becomes stable: see `followBuilds`. */
  readonly followMode: 'always' | 'seed';
  /** Origins that rollout gates may be on. */
  readonly gateOrigins: readonly string[];
  /** Origins that a release manager's own builds may be loaded from, besides this host. */
  readonly overrideOrigins: readonly string[];
  /** The engine, and what the routes share with the runner started by `main.ts`. */
  readonly generation: GenerationPorts;
  /** Minimum length of new passwords. */
  readonly minPasswordLength: number;
  /** Roles whose calls require a second factor. */
  readonly requireSecondFactor: readonly ProtectedRole[];
  /** How long a sign-in or re-authentication is valid for sensitive calls. */
  readonly confirmationMs: number;
  /** Storage limits per member. */
  readonly quotas: Quotas;
  /** Trusted reverse proxies, as addresses and networks. */
  readonly trustProxy: readonly string[];
  /** The contract version to announce; overridden only in tests. */
  readonly contract?: string | undefined;
  readonly metrics: HostMetrics;
  /** Null where no collector is configured. */
  readonly tracing?: Tracing | null;
  /** Maximum concurrent calls; more are refused with 503. Unlimited by default. */
  readonly requestsAtOnce?: number | undefined;
  /** Anyone with the token may read the metrics; null restricts them to this machine. */
  readonly metricsToken: string | null;
  readonly log: LogSettings;
}

/** The app origin: API, documentation, runtime configuration, and the shell with its remotes. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { app, refuseOtherMethods } = openCallServer({ ...deps, name: 'app' });
  endStreamsOnClose(app);
  refuseOtherContracts(app, deps.contract);
  // Before the guard, so that refusals have them too.
  await addSecurityHeaders(app, deps.isTlsOnly);
  const findSession = keepCallers(deps);
  const authenticate = authenticateBy(findSession);
  const demands = [demandSecondFactor(deps.requireSecondFactor), demandConfirmation(deps)];
  guardRoutes(app, admitServiceTokens(deps, authenticate), demands);
  await serveApiDocs(app);

  const releases = openReleaseFeed(deps);
  mountFeatures(app, deps);
  const pageLoads = openPageLoads(deps);
  const tally = openReportTally(deps);
  const reports = gatherReports({
    ...deps,
    feed: releases,
    tally,
    batchLimits: deps.batchLimits ?? defaultBatchLimits,
    after: systemAfter,
  });
  mountBeacons(app, { ...deps, pageLoads, reports, authenticate });
  for (const metric of reports.metrics) deps.metrics.registry.registerMetric(metric);
  deps.metrics.registry.registerMetric(reportGauge(deps));
  deps.metrics.registry.registerMetric(remoteGauge(deps));
  for (const gauge of releaseGauges(deps)) deps.metrics.registry.registerMetric(gauge);
  refuseOtherMethods();
  // Last, because the shell's page answers every URL not handled above.
  if (deps.suite) {
    const { suite: builds, followMode: mode } = deps;
    const follow = followBuilds(deps, { builds, mode, tell: (text) => app.log.warn(text) });
    await serveSuite(app, { ...deps, builds, releases, pageLoads, tally, follow, findSession });
    // Before the first request, so that release tools find a record. Not in a hook, which has a
    // limit of ten seconds.
    await follow().catch((error: unknown) => app.log.error({ err: error }, 'no builds to serve'));
  }
  await app.ready();
  return app;
}

/** One line per feature. */
function mountFeatures(app: FastifyInstance, deps: AppDeps): void {
  mountHealth(app, deps);
  mountMetrics(app, deps);
  mountRuntimeConfig(app, deps.config);
  mountAccounts(app, deps);
  mountSecondFactor(app, deps);
  mountEmailChange(app, deps);
  mountPasswordReset(app, deps);
  mountUsers(app, deps);
  mountAccountSuspensions(app, deps);
  mountAgency(app, deps);
  mountAudit(app, deps);
  mountWebsites(app, deps);
  mountFormMessages(app, deps);
  mountEditor(app, deps);
  mountGeneration(app, deps);
  mountProjects(app, deps);
  mountVersions(app, deps);
  mountFacts(app, deps);
  mountReviews(app, deps);
  mountFonts(app);
  mountPictures(app, deps);
  mountStorageCare(app, deps);
  serveThumbnails(app, deps.storage);
  mountReleases(app, deps);
  mountFailures(app, deps);
  mountOverrides(app, deps);
  mountPreviews(app, deps);
  mountOwners(app, deps);
  mountTokens(app, deps);
}
