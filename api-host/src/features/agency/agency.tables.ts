interface AgencyUsersTable {
  user_id: string;
  /** Who added them; null once that manager is gone. */
  manager_id: string | null;
}

/** Tables of agencies: whose users the accounts are. */
export interface AgencyTables {
  agency_users: AgencyUsersTable;
}
