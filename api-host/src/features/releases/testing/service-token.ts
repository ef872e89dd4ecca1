import { addReleaseOwner, createReleaseToken } from 'shared-kit/contract/releases';
import type { TokenAction } from 'shared-kit/contract/releases';
import { call } from '../../../testing/call';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import type { TestApp } from '../../../testing/test-app';

/** A service token, with the headers of a call made with it. */
export interface ServiceTokenInUse {
  readonly id: string;
  readonly secret: string;
  readonly headers: { readonly authorization: string };
}

interface Wanted {
  readonly remote?: string;
  readonly days?: number;
}

/** Makes a token of `shop` in the name of somebody. */
export async function makeToken(
  host: TestApp,
  by: SignedIn,
  actions: TokenAction[],
  { remote = 'shop', ...wanted }: Wanted = {},
): Promise<ServiceTokenInUse> {
  const body = { remote, actions, ...wanted };
  const answer = await call(host, createReleaseToken, { body }, by.headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { secret, token } = createReleaseToken.response.parse(answer.json());
  return { id: token.id, secret, headers: { authorization: `Bearer ${secret}` } };
}

/** Somebody new who owns a remote and may release nothing else. */
export async function signInOwner(
  host: TestApp,
  admin: SignedIn,
  remote = 'shop',
): Promise<SignedIn> {
  const owner = await signIn(host);
  const body = { remote, email: owner.user.email };
  const answer = await call(host, addReleaseOwner, { body }, admin.headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return owner;
}
