/** The kind of mail, in logs and metrics. */
export type MailKind = 'reset' | 'email-change' | 'notice' | 'sign-in' | 'message';

/** Why a mail was never sent. */
export type GivenUpBecause = 'expired' | 'attempts';

interface QueuedMailsTable {
  id: string;
  user_id: string;
  kind: MailKind;
  /** The mail, encrypted; null once it was given up. */
  sealed: string | null;
  created_at: Date;
  expires_at: Date;
  /** The next attempt, or the end of the sending host's lease. */
  next_at: Date;
  attempts: number;
  given_up_at: Date | null;
  given_up_because: GivenUpBecause | null;
}

export interface MailQueueTables {
  queued_mails: QueuedMailsTable;
}
