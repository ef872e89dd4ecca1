import type { Tracing, TracingSettings } from './tracing.port';

/** Null where no collector is configured: then OpenTelemetry is not loaded. */
export async function openTracing(settings: TracingSettings | null): Promise<Tracing | null> {
  if (settings === null) return null;
  const { otlpTracing } = await import('./otlp-tracing');
  return otlpTracing(settings);
}
