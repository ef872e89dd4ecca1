import { useEffect, useState } from 'react';
import { useQuery } from 'shared-kit/query';
import { addressProblem, addressQueries } from './address.queries';
import { titleAddress } from './title-address';

/** Debounce before the host is asked, in milliseconds. */
const debounceMs = 300;

/** The address field of the publish sheet. */
export interface AddressChoice {
  readonly value: string;
  readonly type: (text: string) => void;
  /** Validation message. */
  readonly error: string | undefined;
  readonly hint: string;
  /** Suggested free address. */
  readonly suggestion: string | null;
  /** Address sent when publishing; undefined to let the host choose. */
  readonly wanted: string | undefined;
  /** The last valid address. */
  readonly usable: string;
  /** The full address visitors will see; null while unknown. */
  readonly link: string | null;
  /** Whether a check is in flight. */
  readonly isChecking: boolean;
}

/** State of the address field: the website's current or future address, checked while typing. */
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

/** The published website's address, or the free one the host would choose for the title. */
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

/** The value after it has not changed for `debounceMs`. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
