import type { MessageField } from 'shared-kit/contract';

interface FormMessagesTable {
  id: string;
  website_id: string;
  /** The form's name for people, as it was when the message came. */
  form: string;
  /** In the order of the form; a name may come several times. */
  fields: readonly MessageField[];
  /** The same for the same message sent twice: a form's own mark, otherwise a hash of what it holds. */
  once: string;
  spam: boolean;
  received_at: Date;
  read_at: Date | null;
}

/** Tables of what visitors sent. */
export interface FormMessageTables {
  form_messages: FormMessagesTable;
}
