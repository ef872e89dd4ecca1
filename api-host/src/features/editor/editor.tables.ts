interface EditorTicketsTable {
  /** SHA-256 of the ticket in hex. */
  ticket_hash: string;
  /** The session that asked for it: a ticket never outlives it. */
  session_id: string;
  website_id: string;
  created_at: Date;
  expires_at: Date;
}

/** Tables of the site editor: which tickets are out. */
export interface EditorTables {
  editor_tickets: EditorTicketsTable;
}
