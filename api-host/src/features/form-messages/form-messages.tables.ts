import type { MessageField } from 'shared-kit/contract';

interface FormMessagesTable {
  id: string;
  website_id: string;
  /** The form's label when the message was received. */
  form: string;
  /** In the order of the form; names may repeat. */
  fields: readonly MessageField[];
  /** Deduplication key: the form's mark, otherwise a hash of the content. */
  once: string;
  spam: boolean;
  received_at: Date;
  read_at: Date | null;
}

/** Tables of visitors' messages. */
export interface FormMessageTables {
  form_messages: FormMessagesTable;
}
