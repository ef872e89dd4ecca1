import type { Tracing, TracingSettings } from './tracing.port';

/** Null where no collector is named: then nothing of OpenTelemetry is loaded. */
export async function openTracing(settings: TracingSettings | null): Promise<Tracing | null> {
  if (settings === null) return null;
  const { otlpTracing } = await import('./otlp-tracing');
  return otlpTracing(settings);
}
