export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** The `traceparent` header (W3C) of a request, unparsed; an invalid one starts a new trace. */
  readonly traceparent?: string | undefined;
  /** Joins the trace of this generation, which is the same on every host. */
  readonly task?: string;
  /** Start time, if it is not now. */
  readonly began?: Date;
}

/** A running span. */
export interface OpenSpan {
  /** Runs work in this span, including after an await. */
  readonly run: <Answer>(work: () => Answer) => Answer;
  readonly set: (attributes: SpanAttributes) => void;
  readonly end: (options?: { readonly failed?: boolean; readonly at?: Date }) => void;
}

/** Sends OpenTelemetry spans to a collector. Never with member text or ids that grant access. */
export interface Tracing {
  readonly open: (name: string, options?: SpanOptions) => OpenSpan;
  /** Adds attributes to the current span. */
  readonly note: (attributes: SpanAttributes) => void;
  /** Links the current span to the trace of a generation. */
  readonly linkTask: (task: string) => void;
  /** Sends pending spans. */
  readonly close: () => Promise<void>;
}

/** The operator's tracing settings. */
export interface TracingSettings {
  /** The collector's URL, such as http://collector:4318; `/v1/traces` is appended. */
  readonly endpoint: string;
  /** Sampling ratio, from 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
}

/** Runs work in a new span; an error is recorded in the span and rethrown. */
export async function inSpan<Answer>(
  tracing: Tracing,
  name: string,
  options: SpanOptions,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const span = tracing.open(name, options);
  try {
    const answer = await span.run(work);
    span.end();
    return answer;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
