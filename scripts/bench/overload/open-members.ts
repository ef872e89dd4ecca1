import { createUser, login } from 'shared-kit/contract';
import type { FaultHost } from '../../drill/faults/fault-host';
import { openHost } from '../../release/host-client';
import { administrator } from '../api/bench-host';

const locked = { oto1: 0, oto2: 0, oto3: 0, oto4: 0, oto5: 0, oto6: 0, oto7: 0, oto8: 0 } as const;

async function signIn({ appUrl }: FaultHost, email: string): Promise<string> {
  const client = openHost(appUrl, { token: undefined, email: undefined, password: undefined });
  return (await client.call(login, { body: { ...administrator, email } })).token;
}

/** Session of the administrator. */
export const signInAdmin = (host: FaultHost): Promise<string> => signIn(host, administrator.email);

/** Sessions of so many new members. Several, because one member's writes lock the member's row and queue for it. */
export async function openMembers(host: FaultHost, count: number): Promise<string[]> {
  const admin = host.openAsAdmin();
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `member-${n}@example.net`;
    const { password } = administrator;
    await admin.call(createUser, { body: { name: `Member ${n}`, email, password, ...locked } });
    tokens.push(await signIn(host, email));
  }
  return tokens;
}
