interface AgencyUsersTable {
  user_id: string;
  /** The manager who added the user; null once that manager is deleted. */
  manager_id: string | null;
}

/** Tables of agencies: which manager an account belongs to. */
export interface AgencyTables {
  agency_users: AgencyUsersTable;
}
