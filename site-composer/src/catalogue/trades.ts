import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { tradeSchema } from './trade';
import type { Trade } from './trade';

const folder = new URL('trades/', import.meta.url);

let loaded: readonly Trade[] | undefined;

/** Every prepared trade, from the data files beside. */
export function trades(): readonly Trade[] {
  loaded ??= readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) =>
      z.array(tradeSchema).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    );
  return loaded;
}

export function tradeOf(id: string | null): Trade | null {
  return trades().find((trade) => trade.id === id) ?? null;
}
