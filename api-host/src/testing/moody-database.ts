import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import type { OpenDatabase } from '../database/open-database';
import { openTestDatabase } from './test-database';

/** `away` refuses every query, like a stopped server; `silent` delays it until the mood changes. */
type Mood = 'fair' | 'away' | 'silent';

/** A test database whose availability can be changed. */
export interface MoodyDatabase extends OpenDatabase {
  readonly turn: (mood: Mood) => void;
}

export async function openMoodyDatabase(): Promise<MoodyDatabase> {
  let mood: Mood = 'fair';
  let unheard: (() => void)[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }: PluginTransformQueryArgs) {
      if (mood !== 'away') return node;
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
    async transformResult({ result }: PluginTransformResultArgs) {
      if (mood === 'silent') await new Promise<void>((resolve) => unheard.push(resolve));
      return result;
    },
  };
  const database = await openTestDatabase();
  return {
    ...database,
    db: database.db.withPlugin(plugin),
    turn(next) {
      mood = next;
      if (next === 'silent') return;
      for (const answer of unheard) answer();
      unheard = [];
    },
  };
}
