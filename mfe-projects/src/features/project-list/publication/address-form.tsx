import { useDeferredValue } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { changeAddress, readBody } from 'shared-kit/contract';
import type { Publication } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Form, notify, TextField, useRequestForm } from 'shared-kit/ui';
import { addressCheck, useStorePublication } from './publication.queries';

const Fields = styled(Form)`
  display: grid;
  gap: var(--space-3);
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

/** Form for the website's part of the link, checked while typing. */
export function AddressForm({ publication }: { readonly publication: Publication }) {
  const { id, address, link } = publication;
  const keep = useStorePublication();
  const { values, bind, busy, onSubmit } = useRequestForm({
    initial: { address },
    read: (typed) => readBody(changeAddress, typed),
    send: async (body) => {
      const answer = await callApi(changeAddress, { params: { id }, body });
      notify.success(answer.message);
      await keep(answer.publication);
    },
    describe: (error) => describeFailure(error, changeAddress.fallback),
  });
  const wanted = useDebouncedAddress(values.address);
  const check = useQuery({
    ...addressCheck(id, wanted ?? ''),
    enabled: wanted !== null && wanted !== address,
  });
  return (
    <Fields onSubmit={onSubmit}>
      <TextField
        {...bind('address')}
        label="Address"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={hintFor({ wanted, address, link, check: check.data })}
      />
      <Button type="submit" busy={busy} disabled={wanted === address}>
        Change address
      </Button>
    </Fields>
  );
}

/** The debounced address; null while it is invalid. */
function useDebouncedAddress(typed: string): string | null {
  const rested = useDeferredValue(typed);
  const reading = readBody(changeAddress, { address: rested });
  return reading.valid ? reading.body.address : null;
}

function hintFor(state: {
  readonly wanted: string | null;
  readonly address: string;
  readonly link: string;
  readonly check:
    | { readonly message: string; readonly free: boolean; readonly suggestion: string }
    | undefined;
}): string {
  const { wanted, address, link, check } = state;
  if (wanted === null || wanted === address || check === undefined) {
    return `The website is at ${link}. Its earlier addresses redirect there.`;
  }
  if (!check.free) return `${check.message}. Try ${check.suggestion} instead.`;
  return `${check.message}: ${linkAt(link, address, wanted)}`;
}

/**
 * Replaces the address in a link: its last path segment or, where websites have host names, its
 * first label.
 */
const linkAt = (link: string, address: string, wanted: string) =>
  link.endsWith(`/${address}/`)
    ? `${link.slice(0, -address.length - 1)}${wanted}/`
    : link.replace(`//${address}.`, `//${wanted}.`);
