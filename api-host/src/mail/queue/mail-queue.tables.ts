/** What a mail is about, in log and metrics. */
export type MailKind = 'reset' | 'email-change' | 'notice' | 'sign-in' | 'message';

/** Why a mail never left. */
export type GivenUpBecause = 'expired' | 'attempts';

interface QueuedMailsTable {
  id: string;
  user_id: string;
  kind: MailKind;
  /** The mail, encrypted; null once it was given up. */
  sealed: string | null;
  created_at: Date;
  expires_at: Date;
  /** The next try, or the end of the lease of the host that sends it. */
  next_at: Date;
  attempts: number;
  given_up_at: Date | null;
  given_up_because: GivenUpBecause | null;
}

export interface MailQueueTables {
  queued_mails: QueuedMailsTable;
}
