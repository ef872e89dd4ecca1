import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AudienceGrant, ShellRun } from 'shared-kit/contract/rollout';
import type { Clock } from '../../../clock';
import { lastAnswer } from '../../../database/last-answer';
import type { Database } from '../../../database/schema';
import type { RandomBytes } from '../../../randomness';
import { findLoadKeys, signingLoadKey } from './load-keys.repository';
import type { LoadKey } from './load-keys.repository';

/** How long a page may report after it was handed out. */
export const loadLifetimeMs = 24 * 60 * 60_000;

/** Clocks of two hosts differ by less. */
const skewMs = 60_000;

/** For so long a host does not ask the database for its keys again; sooner when one is not among them. */
const keysKnownMs = 60_000;
const unknownKeyMs = 5_000;

/** A page load as the host has handed it out: record, subject and audience decide which version of each remote it runs. */
export interface PageLoad {
  readonly id: string;
  /** When it was handed out, in milliseconds since the epoch. */
  readonly at: number;
  /** Serial of the record in the page. */
  readonly serial: number;
  /** Whom its versions are drawn for. */
  readonly subject: string;
  /** The rollouts it was given the candidate of before the draw. */
  readonly audience?: AudienceGrant | undefined;
  /** The shell it was made of: of the shell, it may report this and nothing else. */
  readonly shell?: ShellRun | undefined;
}

/** Names page loads and recognises them again, on any host of the database. */
export interface PageLoads {
  handOut(of: Omit<PageLoad, 'id' | 'at'>): Promise<string>;
  /** Null for whatever this suite has not signed within the last 24 hours. */
  open(signed: string | undefined): Promise<PageLoad | null>;
}

interface PageLoadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** `<key>.<page load in base64url>.<HMAC-SHA-256>`. */
export function openPageLoads(deps: PageLoadDeps): PageLoads {
  const signing = remember(deps.clock, () => signingLoadKey(deps));
  const verifying = remember(deps.clock, () => findLoadKeys(deps));
  const find = async (id: string): Promise<LoadKey | undefined> => {
    const isIt = (key: LoadKey): boolean => key.id === id;
    const signer = await signing(keysKnownMs);
    if (isIt(signer)) return signer;
    // One that another host has just made is worth another look; inventions do not get one each.
    return (await verifying(keysKnownMs)).find(isIt) ?? (await verifying(unknownKeyMs)).find(isIt);
  };
  return {
    async handOut({ serial, subject, audience, shell }) {
      const key = await signing(keysKnownMs);
      const load: PageLoad = {
        id: deps.random(16).toString('base64url'),
        at: deps.clock().getTime(),
        serial,
        subject,
        audience,
        shell,
      };
      const body = Buffer.from(JSON.stringify(load)).toString('base64url');
      return [key.id, body, sign(key, body).toString('base64url')].join('.');
    },
    async open(signed) {
      const [id = '', body = '', mac = '', ...rest] = (signed ?? '').split('.');
      if (body === '' || rest.length > 0) return null;
      const key = await find(id);
      if (!key) return null;
      const [wanted, given] = [sign(key, body), Buffer.from(mac, 'base64url')];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      // Signed here, so it has the shape it was signed with.
      const load = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as PageLoad;
      const age = deps.clock().getTime() - load.at;
      return age > loadLifetimeMs || age < -skewMs ? null : load;
    },
  };
}

const sign = ({ id, secret }: LoadKey, body: string): Buffer =>
  createHmac('sha256', secret).update(`page load ${id}.${body}`).digest();

/** An answer of the database, good for as long as the caller says, and for longer while the database is away. */
function remember<T>(clock: Clock, read: () => Promise<T>): (forMs: number) => Promise<T> {
  let known: { readonly at: number; readonly value: T } | null = null;
  const lasting = lastAnswer<T>();
  return async (forMs) => {
    const now = clock().getTime();
    if (known === null || now - known.at > forMs) known = { at: now, value: await lasting(read) };
    return known.value;
  };
}
