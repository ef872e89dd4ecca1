import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Schema } from 'shared-kit/contract';

interface StreamedList {
  readonly message: string;
  /** Name of the field that holds the list. */
  readonly field: string;
  /** What an item may hold; anything else of it is dropped, as from every answer. */
  readonly item: Schema;
  readonly batches: AsyncIterable<readonly unknown[]>;
}

/** A response streamed while it is read, for unbounded lists: `{ message, [field]: [ … ] }`. */
export class StreamedAnswer {
  constructor(private readonly list: StreamedList) {}

  /** Nothing is sent before the first batch is there, so that a failure until then is an ordinary 500. */
  send(reply: FastifyReply): FastifyReply {
    return reply
      .type('application/json; charset=utf-8')
      .send(Readable.from(this.#parts(), { objectMode: false }));
  }

  async *#parts(): AsyncGenerator<string> {
    const { message, field, item, batches } = this.list;
    let lead = `{"message":${JSON.stringify(message)},${JSON.stringify(field)}:[`;
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      yield lead + batch.map((entry) => JSON.stringify(item.parse(entry))).join(',');
      lead = ',';
    }
    yield lead === ',' ? ']}' : `${lead}]}`;
  }
}
