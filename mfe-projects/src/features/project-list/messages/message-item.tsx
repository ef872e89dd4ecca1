import { useId } from 'react';
import type { FormMessage } from 'shared-kit/contract';
import { Button, LinkButton, VisuallyHidden } from 'shared-kit/ui';
import {
  Buttons,
  Details,
  Dot,
  Fields,
  From,
  Item,
  Preview,
  Summary,
  When,
} from './message-layout';
import { answerTo, fieldLabel, formatTime, summaryOf } from './message-summary';

export interface MessageActions {
  readonly onToggle: (message: FormMessage) => void;
  readonly onChange: (message: FormMessage, body: { read?: boolean; spam?: boolean }) => void;
  readonly onDelete: (message: FormMessage) => void;
}

/** One message: sender and summary in a line; expanded, all fields and the actions. */
export function MessageItem(
  props: MessageActions & { readonly message: FormMessage; readonly open: boolean },
) {
  const { message, open, onToggle } = props;
  const id = useId();
  const { from, text } = summaryOf(message);
  const unread = !message.read && !message.spam;
  return (
    <Item>
      <Summary aria-expanded={open} aria-controls={id} onClick={() => onToggle(message)}>
        <Dot $unread={unread} />
        <From $unread={unread}>
          {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {from}
        </From>
        <Preview>
          {message.form}
          {text && ` · ${text}`}
        </Preview>
        <When dateTime={message.received_at}>{formatTime(message.received_at)}</When>
      </Summary>
      <div id={id}>{open && <MessageDetails {...props} />}</div>
    </Item>
  );
}

const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

function MessageDetails(props: MessageActions & { readonly message: FormMessage }) {
  const { message, onChange, onDelete } = props;
  const address = answerTo(message);
  return (
    <Details>
      <Fields>
        {message.fields.map(({ name, value }, place) => (
          // Names may repeat within a form, and the fields of a message never change.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place}>
            <dt>{fieldLabel(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Fields>
      <Buttons>
        {address !== undefined && (
          <LinkButton href={mailTo(address)} target="_self" size="small">
            Reply by email
          </LinkButton>
        )}
        {!message.spam && message.read && (
          <Button size="small" onClick={() => onChange(message, { read: false })}>
            Mark as unread
          </Button>
        )}
        <Button size="small" onClick={() => onChange(message, { spam: !message.spam })}>
          {message.spam ? 'Not spam' : 'Move to Spam'}
        </Button>
        <Button size="small" onClick={() => onDelete(message)}>
          Delete
        </Button>
      </Buttons>
    </Details>
  );
}
