import { useEffect, useState } from 'react';
import { useQuery } from 'shared-kit/query';
import { addressProblem, addressQueries } from './address.queries';
import { titleAddress } from './title-address';

/** How long somebody who types is left in peace before the host is asked. */
const pauseMs = 300;

/** The address field of the publish sheet. */
export interface AddressChoice {
  readonly value: string;
  readonly type: (text: string) => void;
  /** Why it cannot be published under this address. */
  readonly error: string | undefined;
  readonly hint: string;
  /** A free address like a taken one. */
  readonly suggestion: string | null;
  /** What publishing is asked for; undefined while the host's own choice is meant. */
  readonly wanted: string | undefined;
  /** The last one that could be published under. */
  readonly usable: string;
  /** The whole address as visitors will see it; null where it is not known. */
  readonly link: string | null;
  /** A check of what is in the field is under way. */
  readonly isChecking: boolean;
}

/** The address a website has or will have, checked while it is typed. */
export function useAddress(siteId: string | null, title: string): AddressChoice {
  const [typed, type] = useState<string | null>(null);
  const own = useOwnAddress(siteId, useSettled(title));
  const value = typed ?? own.address;
  const address = value.trim().toLowerCase();
  const problem = typed === null ? null : addressProblem(typed);
  const isChanged = typed !== null && address !== own.address;
  const settled = useSettled(address);
  const check = useQuery({
    ...addressQueries.check(siteId, settled),
    enabled: isChanged && problem === null && settled === address,
  });
  const found = isChanged && check.data?.address === address ? check.data : null;
  const refusal = found?.free === false ? found.message : undefined;
  return {
    value,
    type,
    error: problem ?? refusal,
    hint: hintFor({
      found,
      failed: check.isError || own.failed,
      link: isChanged ? null : own.link,
    }),
    suggestion: found?.free === false ? found.suggestion : null,
    wanted: isChanged ? address : undefined,
    usable: found?.free ? address : own.address,
    link: isChanged ? (found?.link ?? null) : own.link,
    isChecking: isChanged && problem === null && !found && !check.isError,
  };
}

interface Known {
  readonly found: {
    readonly free: boolean;
    readonly message: string;
    readonly link: string | null;
  } | null;
  readonly failed: boolean;
  readonly link: string | null;
}

function hintFor({ found, failed, link }: Known): string {
  if (failed) return 'The address could not be checked. It is checked again when you publish.';
  if (found) return found.link === null ? found.message : `${found.message}: ${found.link}`;
  return link ?? 'Letters, digits and hyphens';
}

/** The address of a published website, or the free one the host would choose for a title. */
function useOwnAddress(siteId: string | null, title: string) {
  const current = useQuery({ ...addressQueries.current(siteId ?? ''), enabled: siteId !== null });
  const asked = titleAddress(title);
  const fresh = useQuery({
    ...addressQueries.check(null, asked),
    enabled: siteId === null,
    placeholderData: (before) => before,
  });
  if (siteId !== null) {
    return { address: current.data ?? '', link: null, failed: current.isError };
  }
  return {
    address: fresh.data?.suggestion ?? asked,
    link: fresh.data?.link ?? null,
    failed: fresh.isError,
  };
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
