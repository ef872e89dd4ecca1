interface EditorTicketsTable {
  /** SHA-256 of the ticket in hex. */
  ticket_hash: string;
  /** The session that requested it: a ticket never outlives it. */
  session_id: string;
  /** Null for a project that is not published. */
  website_id: string | null;
  /** The project whose history records the editor's versions. */
  project_id: string | null;
  created_at: Date;
  expires_at: Date;
}

/** Editor sessions, created from tickets. Columns as in the tickets. */
interface EditorSessionsTable extends Omit<EditorTicketsTable, 'ticket_hash'> {
  /** SHA-256 of the token in hex. */
  token_hash: string;
}

/** Tables of the site editor: open tickets and sessions. */
export interface EditorTables {
  editor_tickets: EditorTicketsTable;
  editor_sessions: EditorSessionsTable;
}
