interface EditorTicketsTable {
  /** SHA-256 of the ticket in hex. */
  ticket_hash: string;
  /** The session that asked for it: a ticket never outlives it. */
  session_id: string;
  /** Null for a project that is not published. */
  website_id: string | null;
  /** The project in whose history the editor's versions go. */
  project_id: string | null;
  created_at: Date;
  expires_at: Date;
}

/** What a ticket was exchanged for. Its columns mean what a ticket's do. */
interface EditorSessionsTable extends Omit<EditorTicketsTable, 'ticket_hash'> {
  /** SHA-256 of the token in hex. */
  token_hash: string;
}

/** Tables of the site editor: which tickets are out, and who is in. */
export interface EditorTables {
  editor_tickets: EditorTicketsTable;
  editor_sessions: EditorSessionsTable;
}
