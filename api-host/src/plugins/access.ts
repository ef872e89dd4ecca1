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

/** The request of an action, and its origin as far as it is stored. */
export interface RequestOrigin {
  readonly requestId: string;
  /** See `wideNetwork`; null for an invalid address. */
  readonly network: string | null;
}

/** A service token: acts on behalf of an account, for one remote and some actions. */
export interface ServiceToken {
  readonly id: string;
  readonly remote: string;
  readonly actions: readonly TokenAction[];
}

/** A signed-in user and their session. */
export interface SignedInUser {
  readonly user: User;
  readonly sessionId: string;
  /** When they last re-authenticated; null where that is impossible (a program's session). */
  readonly confirmedAt: Date | null;
  /** The service token, if the call used one instead of a session; `user` is then its creator. */
  readonly service?: ServiceToken;
}

/** The signed-in user of a request. */
export interface Caller extends SignedInUser {
  readonly origin: RequestOrigin;
}

/** The caller as passed to a handler: null for public routes, otherwise always a user. */
export type CallerOf<A extends Access> = A extends 'anyone' ? null : Caller;

/** Finds the user of a bearer token, or throws a 401 with the reason. */
export type Authenticate = (token: string) => Promise<SignedInUser>;

type Ability = (caller: SignedInUser) => boolean;

const isAdmin: Ability = ({ user }) => user.role === 'admin';
const mayRelease: Ability = ({ user }) => user.release_manager === 1;
const ownsRemote: Ability = ({ user }) => user.release_owner === 1;
const holdsAgencyFlag: Ability = ({ user }) => user.oto_6 === 1;

/**
 * What each access requires: `null` requires nothing, a list requires a session and at least one of
 * the abilities (with an empty list, the session suffices).
 */
const guards: Readonly<Record<Access, readonly Ability[] | null>> = {
  anyone: null,
  signedIn: [],
  admin: [isAdmin],
  agencyManager: [isAdmin, holdsAgencyFlag],
  releaseManager: [isAdmin, mayRelease],
  // The handler checks for which remote, and for a token which action: see `requireRight`.
  remoteOwner: [isAdmin, mayRelease, ownsRemote],
  remoteReleaser: [isAdmin, mayRelease, ownsRemote],
};

/** Access open to service tokens. A token never has its creator's other permissions. */
const forService: ReadonlySet<Access> = new Set(['remoteReleaser']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route; a route without it fails startup. */
    access?: Access;
    /** Requires a recent re-authentication. */
    confirmed?: boolean;
  }
  interface FastifyInstance {
    /**
     * Access of the routes a third-party plugin adds in this scope, which cannot declare their own.
     */
    defaultAccess: Access | null;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The properties of a route that a demand may depend on. */
export interface GuardedRoute {
  readonly access: Access;
  /** Sensitive enough to require re-authentication. */
  readonly confirmed: boolean;
}

/** Throws when an authorised caller has to do something else first. */
export type Demand = (caller: SignedInUser, route: GuardedRoute) => void;

/**
 * Makes every route declare its access and enforces it before the body is read. Register before any
 * route: one without a declaration throws while the app is built. `demands` are checked in order,
 * after the caller's permission.
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
    // Only the "no such route" response has no declaration.
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

/** Null for an address invented by a proxy. */
export const originOf = ({ id, ip }: Pick<FastifyRequest, 'id' | 'ip'>): RequestOrigin => ({
  requestId: id,
  network: isIP(ip) === 0 ? null : wideNetwork(ip),
});

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated();
  return token;
}
