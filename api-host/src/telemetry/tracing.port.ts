export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** The W3C `traceparent` of a request, as it came; what is no such header begins a trace of its own. */
  readonly traceparent?: string | undefined;
  /** Joins the trace of this generation: on every host the same. */
  readonly task?: string;
  /** When it began, where that is not now. */
  readonly began?: Date;
}

/** Something that takes time, while it does. */
export interface OpenSpan {
  /** What is begun within belongs to this span, also after an await. */
  readonly run: <Answer>(work: () => Answer) => Answer;
  readonly set: (attributes: SpanAttributes) => void;
  readonly end: (options?: { readonly failed?: boolean; readonly at?: Date }) => void;
}

/** Tells a collector what happens, as OpenTelemetry has it. Never a text of a member's, and no id that opens anything. */
export interface Tracing {
  readonly open: (name: string, options?: SpanOptions) => OpenSpan;
  /** Adds to the span this is called in. */
  readonly note: (attributes: SpanAttributes) => void;
  /** Points from the span this is called in to the trace of a generation. */
  readonly linkTask: (task: string) => void;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

/** Where spans go, as the operator set it. */
export interface TracingSettings {
  /** The collector, such as http://collector:4318; `/v1/traces` is added. */
  readonly endpoint: string;
  /** The part of traces that is sent, from 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
}

/** Work in a span of its own; what it throws marks the span and goes on. */
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
