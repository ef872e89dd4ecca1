import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server that speaks the OpenAI-compatible wire protocol and says only what a test lets it. */
export interface GatedModel {
  readonly url: string;
  /** Resolves when so many requests have arrived in all. */
  asked(count: number): Promise<void>;
  /** Streams more of the newest answer. */
  say(text: string): void;
  /** Ends the newest answer well. */
  finish(): void;
  /** Resolves when the caller has hung up on the newest answer. */
  hungUp(): Promise<void>;
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

export async function startGatedModel(): Promise<GatedModel> {
  const answers: ServerResponse[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk({ role: 'assistant', content: '' }));
      answers.push(response);
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const newest = (): ServerResponse => {
    const answer = answers.at(-1);
    if (!answer) throw new Error('Nobody has asked yet');
    return answer;
  };
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async asked(count) {
      while (answers.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    say: (content) => void newest().write(chunk({ content })),
    finish: () => void newest().end(`${chunk({}, 'stop')}data: [DONE]\n\n`),
    async hungUp() {
      const answer = newest();
      if (!answer.destroyed) await new Promise((resolve) => answer.once('close', resolve));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
