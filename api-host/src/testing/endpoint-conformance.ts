import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { errorBody } from 'shared-kit/contract';
import type { Endpoint, ErrorBody, ErrorCode, RequestOf, ResponseOf } from 'shared-kit/contract';
import { sessionLifetimeMs } from '../features/accounts/sessions.repository';
import { callLoosely } from './call';
import type { LooseRequest } from './call';
import { signIn } from './sign-in';
import type { Person, SignedIn } from './sign-in';
import type { TestApp } from './test-app';

/** A request that must be refused, and the expected message. */
interface BadRequest extends LooseRequest {
  readonly why: string;
  readonly message: string;
}

interface ConformanceTests<E extends Endpoint> {
  /** The running host; a function, because tests are declared before `before` has run. */
  readonly host: () => TestApp;
  readonly endpoint: E;
  /** Permissions of the caller; by default a member without flags. */
  readonly caller?: Person;
  /** How a caller gets the token of the endpoint, if it is not the session's. */
  readonly enter?: (caller: SignedIn) => Promise<SignedIn>;
  /** A request that succeeds for this caller; creates whatever it refers to. */
  readonly request: (caller: SignedIn) => RequestOf<E> | Promise<RequestOf<E>>;
  /** Signed-in users refused with 403; if there are any, a member without flags is one of them. */
  readonly refused?: readonly Person[];
  /** True where the request refers to something the caller owns: other users get a 404. */
  readonly owned?: boolean;
  /** Each overrides parts of the good request. */
  readonly bad?: readonly BadRequest[];
  /** Checks the response to the good request. */
  readonly success: (answer: ResponseOf<E>, caller: SignedIn) => void | Promise<void>;
}

/**
 * The tests every endpoint has: no token, bad token, expired session, wrong role, another user's
 * object, bad body, success. For endpoints without a token, those tests are skipped. Fails at once
 * if a required test is missing.
 */
export function testConformance<E extends Endpoint>(tests: ConformanceTests<E>): void {
  const { endpoint } = tests;
  requireEveryTest(tests);
  if (endpoint.authentication === 'bearer') declareTokenTests(tests);
  declareRoleTests(tests);
  if (tests.owned === true) declareOwnership(tests);
  for (const bad of tests.bad ?? []) declareBadRequest(tests, bad);

  // Proof P188
  test(`${endpoint.operation}: succeeds`, async () => {
    const caller = await signInAs(tests, tests.caller);
    const answer = await send(tests, await tests.request(caller), caller);
    assert.equal(answer.statusCode, 200, answer.body);
    // Validated by the endpoint's own schema; TypeScript loses the type through the generic.
    const body = endpoint.response.parse(answer.json()) as ResponseOf<E>;
    await tests.success(body, caller);
  });
}

/** Checks what types cannot: which tests the endpoint's input and owner require. */
function requireEveryTest<E extends Endpoint>({
  endpoint,
  bad,
  owned,
  refused,
}: ConformanceTests<E>): void {
  const { operation, params, query, body, authentication } = endpoint;
  const takesInput = [params, query, body].some((part) => part !== undefined);
  if (takesInput && (bad ?? []).length === 0) {
    throw new Error(`${operation}: takes input, so its conformance tests need bad requests`);
  }
  const isSomebodys = authentication === 'bearer' && params !== undefined;
  if (isSomebodys && owned !== true && (refused ?? []).length === 0) {
    throw new Error(
      `${operation}: names an object, so its conformance tests say whose: owned or refused`,
    );
  }
}

/**
 * With a special caller, the tests must declare whether a member without flags is refused or
 * allowed: a required role cannot go untested.
 */
function declareRoleTests<E extends Endpoint>(tests: ConformanceTests<E>): void {
  const { caller = {}, refused = [], endpoint } = tests;
  for (const person of refused) declareRefusal(tests, person);
  const isSpecial = caller.role !== undefined || caller.flags !== undefined;
  const member = refused.some(({ role, flags }) => role === undefined && flags === undefined);
  if (refused.length > 0 && !member) declareRefusal(tests, {});
  if (refused.length > 0 || !isSpecial) return;
  test(`${endpoint.operation}: a member without flags is allowed`, async () => {
    const anybody = await signInAs(tests);
    const answer = await send(tests, await tests.request(anybody), anybody);
    assert.equal(answer.statusCode, 200, answer.body);
  });
}

/**
 * Asserts that a response is the contract's error body with this status and code; returns the body.
 */
export function assertFailure(
  answer: LightMyRequestResponse,
  status: number,
  code: ErrorCode,
): ErrorBody {
  assert.equal(answer.statusCode, status, answer.body);
  const body = errorBody.parse(answer.json());
  assert.equal(body.code, code);
  assert.notEqual(body.message, '');
  assert.equal(body.requestId, answer.headers['x-request-id']);
  return body;
}

function declareTokenTests<E extends Endpoint>(tests: ConformanceTests<E>): void {
  const { endpoint, host } = tests;
  const unknownToken = 'A'.repeat(43);
  const refusals = {
    'no token': {},
    'a token nobody was given': { authorization: `Bearer ${unknownToken}` },
    'a token that cannot be one': { authorization: 'Bearer not a token' },
    'another scheme': { authorization: 'Basic YWRtaW46YWRtaW4=' },
  };
  for (const [name, headers] of Object.entries(refusals)) {
    // Proof P292
    test(`${endpoint.operation}: ${name} is refused`, async () => {
      const caller = await signInAs(tests, tests.caller);
      const request = await tests.request(caller);
      assertFailure(await callLoosely(host(), endpoint, request, headers), 401, 'UNAUTHENTICATED');
    });
  }
  // Proof P294
  test(`${endpoint.operation}: an expired session is refused`, async () => {
    const caller = await signInAs(tests, tests.caller);
    const request = await tests.request(caller);
    host().clock.advance(sessionLifetimeMs);
    assertFailure(await send(tests, request, caller), 401, 'SESSION_EXPIRED');
  });
}

function declareRefusal<E extends Endpoint>(tests: ConformanceTests<E>, person: Person): void {
  // Proof P295
  test(`${tests.endpoint.operation}: ${JSON.stringify(person)} is refused`, async () => {
    const caller = await signInAs(tests, tests.caller);
    const other = await signInAs(tests, person);
    assertFailure(await send(tests, await tests.request(caller), other), 403, 'FORBIDDEN');
  });
}

function declareOwnership<E extends Endpoint>(tests: ConformanceTests<E>): void {
  // Proof P297
  test(`${tests.endpoint.operation}: someone else’s object is not found`, async () => {
    const owner = await signInAs(tests, tests.caller);
    const other = await signInAs(tests, tests.caller);
    assertFailure(await send(tests, await tests.request(owner), other), 404, 'NOT_FOUND');
  });
}

function declareBadRequest<E extends Endpoint>(tests: ConformanceTests<E>, bad: BadRequest): void {
  const { why, message, ...parts } = bad;
  // Proof P187
  test(`${tests.endpoint.operation}: ${why} is refused`, async () => {
    const caller = await signInAs(tests, tests.caller);
    const request = { ...(await tests.request(caller)), ...parts };
    const body = assertFailure(await send(tests, request, caller), 400, 'VALIDATION_FAILED');
    assert.equal(body.message, message);
    assert.equal(body.fields?.[0]?.message, message);
  });
}

async function signInAs<E extends Endpoint>(
  tests: ConformanceTests<E>,
  person?: Person,
): Promise<SignedIn> {
  const caller = await signIn(tests.host(), person);
  return tests.enter ? await tests.enter(caller) : caller;
}

function send<E extends Endpoint>(
  tests: ConformanceTests<E>,
  request: LooseRequest,
  caller: SignedIn,
) {
  const headers = tests.endpoint.authentication === 'bearer' ? caller.headers : {};
  return callLoosely(tests.host(), tests.endpoint, request, headers);
}
