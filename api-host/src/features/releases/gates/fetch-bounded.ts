/** An answer that was read to its end. */
export interface GateResponse {
  readonly status: number;
  readonly text: string;
}

/** How long a gate may take with its whole answer. */
const timeoutMs = 5_000;

const mostBytes = 64 * 1024;

/** GET with a bound on time and size, that goes nowhere else: a redirect is no answer. */
export async function fetchBounded(url: URL): Promise<GateResponse | { readonly problem: string }> {
  try {
    const { status, body } = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status >= 300 && status < 400) {
      await body?.cancel();
      return { problem: `It answered ${status}; redirects are not followed.` };
    }
    const text = await readText(body);
    if (text === null) return { problem: `It answered with more than ${mostBytes / 1024} KB.` };
    return { status, text };
  } catch (error) {
    return { problem: describe(error) };
  }
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function describe(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `It did not answer within ${timeoutMs / 1_000} s.`;
  }
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return `It could not be reached (${typeof code === 'string' ? code : 'the connection failed'}).`;
}
