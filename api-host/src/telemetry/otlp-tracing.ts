import { createHash } from 'node:crypto';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  context,
  trace,
} from '@opentelemetry/api';
import type { Context, Span, SpanContext, Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanOptions, Tracing, TracingSettings } from './tracing.port';

/** An unresponsive collector must not delay closing the host, which has ten seconds. */
const sendWithinMs = 2_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** Sends spans by OTLP over HTTP, in batches; what cannot be sent is dropped. */
export function otlpTracing({ endpoint, ratio, serviceName }: TracingSettings): Tracing {
  // Once per process; several hosts in one process, as in tests, share it.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendWithinMs });
  const sampled = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // The sender of a traceparent does not decide how much is sent.
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: sendWithinMs })],
  });
  const tracer = provider.getTracer('sitewright-host');
  return {
    open: (name, options = {}) => openSpan(tracer, name, options),
    note: (attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
    linkTask: (task) => void trace.getActiveSpan()?.addLink({ context: contextOfTask(task) }),
    close: () => provider.shutdown(),
  };
}

function openSpan(tracer: Tracer, name: string, options: SpanOptions): OpenSpan {
  const { kind, attributes = {}, began } = options;
  const parent = parentOf(options);
  const span = tracer.startSpan(
    name,
    {
      kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind],
      attributes,
      ...(began && { startTime: began }),
    },
    parent,
  );
  const within = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(within, work),
    set: (added) => void span.setAttributes(added),
    end: ({ failed = false, at } = {}) => endSpan(span, failed, at),
  };
}

function endSpan(span: Span, failed: boolean, at: Date | undefined): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(at);
}

function parentOf({ traceparent, task, kind }: SpanOptions): Context {
  if (task !== undefined) return trace.setSpanContext(ROOT_CONTEXT, contextOfTask(task));
  // A request's parent is in its header, never the active span.
  if (kind !== 'server') return context.active();
  const given = traceparent === undefined ? null : parseTraceParent(traceparent);
  return given ? trace.setSpanContext(ROOT_CONTEXT, { ...given, isRemote: true }) : ROOT_CONTEXT;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Derived from the task's id, so that no row has to store it. Hashed, since the id grants access to
 * the task.
 */
function contextOfTask(task: string): SpanContext {
  return {
    traceId: digest(`trace of ${task}`).slice(0, 32),
    spanId: digest(`span of ${task}`).slice(0, 16),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  };
}
