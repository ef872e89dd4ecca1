import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Schema } from 'shared-kit/contract';

interface StreamedList {
  readonly message: string;
  /** Name of the field that holds the list. */
  readonly field: string;
  /** Schema of an item; other fields are removed, as from every response. */
  readonly item: Schema;
  readonly batches: AsyncIterable<readonly unknown[]>;
}

/** A response streamed while it is read, for unbounded lists: `{ message, [field]: [ … ] }`. */
export class StreamedAnswer {
  constructor(private readonly list: StreamedList) {}

  /** Sends nothing before the first batch, so that a failure until then is an ordinary 500. */
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
