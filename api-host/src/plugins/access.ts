import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { TokenAction } from 'shared-kit/contract/releases';
import { wideNetwork } from '../attempts/wide-network';
import { forbidden, unauthenticated } from '../errors';

/** Who may call a route. Add a name here together with its guards below. */
export type Access =
  | 'anyone'
  | 'signedIn'
  | 'admin'
  | 'agencyManager'
  | 'releaseManager'
  | 'remoteOwner'
  | 'remoteReleaser';

/** Which request something was done by, and where it came from, as far as that is kept. */
export interface RequestOrigin {
  readonly requestId: string;
  /** See `wideNetwork`; null where the address cannot be told. */
  readonly network: string | null;
}

/** A program that calls in the name of an account, for one remote and some actions. */
export interface ServiceToken {
  readonly id: string;
  readonly remote: string;
  readonly actions: readonly TokenAction[];
}

/** A signed-in user and the session they came with. */
export interface SignedInUser {
  readonly user: User;
  readonly sessionId: string;
  /** When they last proved who they are; null where they cannot be asked to (a program's session). */
  readonly confirmedAt: Date | null;
  /** What the call was made with, if not with a session; `user` is then who created it. */
  readonly service?: ServiceToken;
}

/** The signed-in user of a request. */
export interface Caller extends SignedInUser {
  readonly origin: RequestOrigin;
}

/** The caller a handler gets: nobody where anyone may call, otherwise somebody for certain. */
export type CallerOf<A extends Access> = A extends 'anyone' ? null : Caller;

/** Finds the user of a bearer token, or throws the 401 that says why there is none. */
export type Authenticate = (token: string) => Promise<SignedInUser>;

type Ability = (caller: SignedInUser) => boolean;

const isAdmin: Ability = ({ user }) => user.role === 'admin';
const mayRelease: Ability = ({ user }) => user.release_manager === 1;
const ownsRemote: Ability = ({ user }) => user.release_owner === 1;
const holdsAgencyFlag: Ability = ({ user }) => user.oto_6 === 1;

/**
 * What each access asks for: `null` asks for nothing, a list asks for a session and at least one of the
 * abilities (none named: the session is enough).
 */
const guards: Readonly<Record<Access, readonly Ability[] | null>> = {
  anyone: null,
  signedIn: [],
  admin: [isAdmin],
  agencyManager: [isAdmin, holdsAgencyFlag],
  releaseManager: [isAdmin, mayRelease],
  // Of which remote, and for a token what, the handler decides: see `requireRight`.
  remoteOwner: [isAdmin, mayRelease, ownsRemote],
  remoteReleaser: [isAdmin, mayRelease, ownsRemote],
};

/** What service tokens open. Whoever created one may open everything else; it may not. */
const forService: ReadonlySet<Access> = new Set(['remoteReleaser']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route; a route without it does not start. */
    access?: Access;
    /** Asks again who it is when that was proved too long ago. */
    confirmed?: boolean;
  }
  interface FastifyInstance {
    /** Access of the routes a third-party plugin adds inside this scope, which cannot declare theirs. */
    defaultAccess: Access | null;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** What a demand may depend on. */
export interface GuardedRoute {
  readonly access: Access;
  /** Dangerous enough to ask again who it is. */
  readonly confirmed: boolean;
}

/** Throws where somebody who may call a route has to do something else first. */
export type Demand = (caller: SignedInUser, route: GuardedRoute) => void;

/**
 * Makes every route say who may call it and holds it to that before its body is read. Register before
 * any route: a route without a declaration throws while the app is built. `demands` are asked in their order, once
 * it is certain that the caller may.
 */
export function guardRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  demands: readonly Demand[] = [],
): void {
  app.decorate('defaultAccess', null);
  app.decorateRequest('caller', null);
  app.addHook('onRoute', requireDeclaration);
  app.addHook('onRequest', async (request) => {
    // Only the answer "no such route" has no declaration.
    const access = request.routeOptions.config.access ?? 'anyone';
    const abilities = guards[access];
    if (abilities === null) return;
    const caller = await authenticate(bearerToken(request));
    if (caller.service !== undefined && !forService.has(access)) {
      throw forbidden('A service token is not allowed to do this');
    }
    if (abilities.length > 0 && !abilities.some((ability) => ability(caller))) throw forbidden();
    const { confirmed = false } = request.routeOptions.config;
    for (const demand of demands) demand(caller, { access, confirmed });
    request.caller = { ...caller, origin: originOf(request) };
  });
}

function requireDeclaration(this: FastifyInstance, route: RouteOptions): void {
  const access = route.config?.access ?? this.defaultAccess;
  if (access === null || !Object.hasOwn(guards, access)) {
    throw new Error(
      `${String(route.method)} ${route.url} does not declare who may call it: set config.access`,
    );
  }
  route.config = { ...route.config, access };
}

/** An address a proxy made up is none. */
export const originOf = ({ id, ip }: Pick<FastifyRequest, 'id' | 'ip'>): RequestOrigin => ({
  requestId: id,
  network: isIP(ip) === 0 ? null : wideNetwork(ip),
});

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated();
  return token;
}
