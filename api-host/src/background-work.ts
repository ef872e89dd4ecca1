import type { FastifyBaseLogger } from 'fastify';
import { systemElapsed } from './clock';
import type { Clock } from './clock';
import type { Database } from './database/schema';
import type { Env } from './env';
import { startAuditRetention } from './features/audit/audit-retention';
import type { OpenGeneration } from './features/generation/open-generation';
import {
  defaultRunnerLimits,
  startGenerationRunner,
} from './features/generation/tasks/generation-runner';
import type { HostMetrics } from './features/metrics/host-metrics';
import { endedGeneration } from './features/generation/tasks/ended-generation';
import {
  traceEngine,
  traceReview,
  traceTasks,
} from './features/generation/tasks/trace-generations';
import { startAnsweringRequests } from './features/password-reset/answer-requests';
import { referenceReader } from './features/pictures/reference-picture';
import { startReleaseController } from './features/releases/controller/run-controller';
import { postTo } from './features/releases/controller/webhook';
import { tellPresence } from './features/releases/hosts/tell-presence';
import type { ConfigSource } from './features/runtime-config/config-source';
import type { ReviewThread } from './features/review/review-thread';
import { chromiumPhotographer } from './features/thumbnails/chromium/photograph';
import { lookThread } from './features/thumbnails/drawn/look-thread';
import { startThumbnailMaker } from './features/thumbnails/thumbnail-maker';
import type { ThumbnailSignal } from './features/thumbnails/thumbnail-signal';
import type { MailPort } from './mail/mail.port';
import type { MailQueue } from './mail/queue/mail-queue.port';
import { startMailSender } from './mail/queue/mail-sender';
import type { RandomBytes } from './randomness';
import type { SecretBox } from './secrets/secret-box';
import type { Tracing } from './telemetry/tracing.port';
import type { StoragePort } from './storage/storage.port';

interface BackgroundDeps {
  readonly env: Env;
  readonly sources: {
    readonly db: Database;
    readonly clock: Clock;
    readonly random: RandomBytes;
  };
  readonly storage: StoragePort;
  /** Decrypts queued mails. */
  readonly box: SecretBox;
  readonly queue: MailQueue;
  /** Product name used in mails. */
  readonly config: ConfigSource;
  /** Sends queued mails. */
  readonly mail: MailPort;
  readonly generation: OpenGeneration;
  readonly reviewer: ReviewThread;
  readonly thumbnails: ThumbnailSignal;
  /** Null: pictures of websites are drawn. */
  readonly chromium: string | null;
  readonly metrics: HostMetrics;
  readonly tracing: Tracing | null;
  readonly log: FastifyBaseLogger;
  /** Called for every started task with its stop function, since later ones may fail to start. */
  readonly onStarted: (stop: () => Promise<void>) => void;
}

/**
 * A host's background work: generations, pictures of websites, mails, releases, and deletion of old
 * audit entries.
 */
export function startBackgroundWork(deps: BackgroundDeps): void {
  const { env, sources, log, reviewer, tracing, onStarted } = deps;
  const { composer, close: _, ...ports } = deps.generation;
  // Summarises prompts for every engine.
  composer.prepare().catch(() => {
    // The first generation runs into the same error and reports it.
  });
  const runner = startGenerationRunner({
    ...sources,
    elapsed: systemElapsed,
    ...ports,
    log,
    limits: { ...defaultRunnerLimits, concurrency: env.generation.concurrency },
    ...(tracing
      ? {
          around: traceTasks(tracing),
          currentEngine: traceEngine(tracing, ports.currentEngine),
          gate: traceReview(tracing, reviewer.gate),
        }
      : { gate: reviewer.gate }),
    prepareGate: reviewer.prepare,
    understand: async (prompt) => composer.summarise(prompt, sources.clock()),
    prices: env.generation.prices,
    ended: (end) => {
      const ended = endedGeneration(end);
      deps.metrics.generationEnded(ended);
      tracing?.note({ 'sitewright.generation.outcome': ended.outcome });
    },
    readReference: referenceReader(deps.storage),
  });
  onStarted(() => runner.stop());

  const looks = lookThread();
  onStarted(() => looks.close());
  const thumbnailMaker = startThumbnailMaker({
    ...sources,
    storage: deps.storage,
    photograph: deps.chromium === null ? null : chromiumPhotographer(deps.chromium),
    readLook: looks.read,
    signal: deps.thumbnails,
    log,
  });
  onStarted(() => thumbnailMaker.stop());

  const { queue, config } = deps;
  const requests = startAnsweringRequests(
    { ...sources, mail: queue, config, publicUrl: env.publicUrl },
    log,
  );
  onStarted(() => requests.stop());
  const sender = startMailSender({ ...sources, box: deps.box, mail: deps.mail, log });
  onStarted(() => sender.stop());

  const { releaseWebhookUrl: webhook, releaseWebhookSecret } = env;
  const post = webhook === null ? null : postTo(webhook, releaseWebhookSecret);
  const controller = startReleaseController({
    ...sources,
    log,
    post,
    limits: env.evidenceLimits,
    gateOrigins: env.gateOrigins,
  });
  onStarted(() => controller.stop());

  const presence = tellPresence({
    ...sources,
    onError: (error) => log.error({ err: error }, 'this host could not say that it answers'),
  });
  onStarted(() => presence.stop());

  const retention = startAuditRetention({ ...sources, days: env.auditRetentionDays, log });
  onStarted(() => retention.stop());
}
