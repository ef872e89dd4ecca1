/** Hosts that share this database, as they say of themselves. */
export interface HostTables {
  release_hosts: {
    /** Made up at each start. */
    id: string;
    /** The version of the contract it understands. */
    contract: string;
    seen_at: Date;
  };
}
