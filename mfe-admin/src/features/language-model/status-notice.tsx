import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ModelStatus } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Notice } from 'shared-kit/ui';
import { placeOf } from './provider-texts';

const Names = styled.code`
  overflow-wrap: anywhere;
`;

/** One sentence on which engine generates and who selected it. */
export function StatusNotice({ status }: { readonly status: ModelStatus }) {
  const { source, connection, variables } = status;
  if (source === 'environment') {
    return (
      <Notice
        tone="accent"
        icon={<Info size={16} aria-hidden />}
        title={
          connection
            ? `${connection.model} generates`
            : 'The operator has chosen the offline composer'
        }
      >
        Set in the environment of this host (<Names>{variables.join(', ')}</Names>), which takes
        precedence over this page. Change it where the host is started.
      </Notice>
    );
  }
  if (!connection) {
    return (
      <Notice icon={<Info size={16} aria-hidden />} title="No language model is connected">
        The offline composer generates until one is.
      </Notice>
    );
  }
  if (connection.key_state === 'unreadable') {
    return (
      <Notice
        tone="danger"
        icon={<TriangleAlert size={16} aria-hidden />}
        title="The saved key cannot be read on this host, so generations fail"
      >
        It was encrypted with another encryption key: the file <Names>encryption-key</Names> of the
        data folder is missing or another one, or <Names>ENCRYPTION_KEY</Names> differs between
        hosts. Put it back, or enter the model’s key again.
      </Notice>
    );
  }
  return (
    <Notice
      tone="success"
      icon={<CircleCheck size={16} aria-hidden />}
      title={`${connection.model} is connected`}
    >
      It generates for all members, at {placeOf(connection)}.
    </Notice>
  );
}
