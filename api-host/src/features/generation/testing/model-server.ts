import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the local provider responds to one request. */
export type Answer =
  | {
      kind: 'text';
      text: string;
      end?: WireEnd;
      bytes?: number;
      thought?: string;
      /** Milliseconds to wait after each slice: a slow line, or a slow model. */
      pauseMs?: number;
    }
  | { kind: 'cut'; text: string }
  | { kind: 'stall'; text: string }
  | { kind: 'garbage' }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'stream-error'; text: string; type: string };

/** `silent`: the stream closes without a finish reason. */
export type WireEnd = 'stop' | 'length' | 'refusal' | 'silent';

export interface SeenRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: { messages: { role: string; content: unknown }[]; [key: string]: unknown };
}

/** The text of a message, in either protocol's form. */
export function messageText(message: { content: unknown } | undefined): string {
  const content = message?.content;
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: string }) => part.text ?? '').join('');
}

interface Wire {
  begin: () => string;
  text: (text: string) => string;
  thought: (text: string) => string;
  end: (end: WireEnd) => string;
  error: (type: string) => string;
}

const named = (type: string, data: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

const anthropicWire: Wire = {
  begin: () =>
    named('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 7, output_tokens: 1 },
      },
    }) +
    named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    named('ping', {}),
  text: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  thought: () => '',
  end: (end) =>
    end === 'silent'
      ? ''
      : named('content_block_stop', { index: 0 }) +
        named('message_delta', {
          delta: {
            stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[end],
          },
          usage: { output_tokens: 5 },
        }) +
        named('message_stop', {}),
  error: (type) => named('error', { error: { type, message: 'from the server' } }),
};

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...(finish !== null && { usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 } }),
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const openAiWire: Wire = {
  begin: () => chunk({ role: 'assistant', content: '' }),
  text: (content) => chunk({ content }),
  thought: (reasoning_content) => chunk({ reasoning_content }),
  end: (end) =>
    end === 'silent'
      ? ''
      : chunk({}, { stop: 'stop', length: 'length', refusal: 'content_filter' }[end]) +
        'data: [DONE]\n\n',
  error: (type) => `data: ${JSON.stringify({ error: { message: 'from the server', type } })}\n\n`,
};

/** A local server that speaks a provider's real wire protocol and responds from a script. */
export async function startModelServer(protocol: 'anthropic' | 'openai', script: Answer[]) {
  const wire = protocol === 'anthropic' ? anthropicWire : openAiWire;
  const seen: SeenRequest[] = [];
  let closedEarly = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      // Tests read back only what they sent.
      const parsed = JSON.parse(body) as SeenRequest['body'];
      seen.push({ path: request.url ?? '', headers: request.headers, body: parsed });
      response.on('close', () => {
        if (!response.writableEnded) closedEarly += 1;
      });
      const answer = script[seen.length - 1] ?? script.at(-1);
      if (answer) void answerWith(response, wire, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    closedEarly: () => closedEarly,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerWith(response: ServerResponse, wire: Wire, answer: Answer): Promise<void> {
  if (answer.kind === 'status') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body ?? { error: { message: 'from the server' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (answer.kind === 'garbage') {
    response.end(`${wire.begin()}data: {this is not json\n\n`);
    return;
  }
  const thought = answer.kind === 'text' && answer.thought ? wire.thought(answer.thought) : '';
  const head = wire.begin() + thought + pieces(answer.text).map(wire.text).join('');
  if (answer.kind === 'stream-error') return void response.end(head + wire.error(answer.type));
  if (answer.kind === 'text') {
    const { bytes, pauseMs } = answer;
    await send(response, head + wire.end(answer.end ?? 'stop'), bytes, pauseMs);
    response.end();
    return;
  }
  await send(response, head);
  if (answer.kind === 'cut') response.destroy();
}

/** Tokens are short and ignore line boundaries. */
function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,7}/gu) ?? [];
}

/** Sends slices of this many bytes, each written separately, so that characters are split. */
async function send(
  response: ServerResponse,
  text: string,
  bytes = 1 << 20,
  pauseMs = 0,
): Promise<void> {
  const data = Buffer.from(text);
  for (let at = 0; at < data.length; at += bytes) {
    await new Promise((resolve) => {
      response.write(data.subarray(at, at + bytes), () => setTimeout(resolve, pauseMs));
    });
  }
}
