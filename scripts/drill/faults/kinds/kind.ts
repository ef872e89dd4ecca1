import type { FaultRow } from '../fault-row';

/** Which database the hosts of a drill use. */
export type DatabaseName = 'pglite' | 'postgres';

/** How a fault is drilled. */
export interface DrillSettings {
  readonly rounds: number;
  readonly database: DatabaseName;
  /** Address of a PostgreSQL server that databases may be made on; null where there is none. */
  readonly server: string | null;
  readonly random: () => number;
}

/** A way in which things break. */
export interface FaultKind {
  readonly name: string;
  readonly summary: string;
  readonly databases: readonly DatabaseName[];
  readonly run: (settings: DrillSettings) => Promise<FaultRow>;
}
