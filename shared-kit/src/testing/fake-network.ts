import { AxiosError, CanceledError } from 'axios';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { http } from '../client/http';
import {
  createProject,
  getEmailChange,
  getGenerationEngine,
  getPageFacts,
  getProject,
  getSecondFactor,
  listPictures,
  listProjects,
  listSessions,
} from '../contract';
import type { DraftEvent, Endpoint, GenerationTask } from '../contract';
import { apiFailure, RawAnswer } from './fake-answers';
import type { FakeHandler, ReceivedRequest } from './fake-answers';
import { FakeEventStreams } from './fake-event-streams';
import { matchPath, receive } from './received-request';

interface Route {
  readonly endpoint: Endpoint;
  readonly answer: (request: never) => unknown;
}

interface Call {
  readonly endpoint: Endpoint;
  readonly request: unknown;
}

class NoAnswer {
  constructor(readonly fault: NetworkFault) {}
}

/** Network failures: unreachable, or silent until the client gives up. */
export type NetworkFault = 'unreachable' | 'timeout';

/**
 * A fake API host at the level of the contract. It is the real client's axios adapter, so
 * addresses, headers, statuses and parsing are the product's own. Unanswered calls, and requests
 * the strict contract forbids, fail the test even if the code under test swallows the error.
 */
export class FakeNetwork {
  #routes: Route[] = [];
  #calls: Call[] = [];
  readonly #documents = new Map<string, RawAnswer>();
  readonly #streams = new FakeEventStreams();
  #complaints: string[] = [];

  /** Sets the handler of an endpoint; the latest one counts. */
  respond<E extends Endpoint>(endpoint: E, handler: FakeHandler<E>): void {
    this.#routes.unshift({ endpoint, answer: handler });
  }

  /** Makes every call of the endpoint fail without an answer, until it is answered again. */
  fail(endpoint: Endpoint, fault: NetworkFault): void {
    this.#routes.unshift({ endpoint, answer: () => new NoAnswer(fault) });
  }

  /** Serves a document of the app origin, such as `/releases.json` or `/readyz`. */
  serve(path: `/${string}`, document: unknown, status = 200): void {
    this.#documents.set(path, new RawAnswer(status, document));
  }

  /** The requests that reached the endpoint, in order. */
  calls<E extends Endpoint>(endpoint: E): readonly ReceivedRequest<E>[] {
    const received = this.#calls.filter((call) => call.endpoint === endpoint);
    // Recorded under the very endpoint asked for, whose schemas made the request.
    return received.map((call) => call.request as ReceivedRequest<E>);
  }

  /** Whether a screen follows the task's event stream now. */
  isFollowed(taskId: string): boolean {
    return this.#streams.isFollowed(taskId);
  }

  /** Sends an event to everyone who follows the task's event stream. */
  sendTask(taskId: string, task: GenerationTask): void {
    this.#streams.send(taskId, task);
  }

  /** Sends what was written since to everyone who follows the task's event stream. */
  sendDraft(taskId: string, draft: DraftEvent): void {
    this.#streams.sendDraft(taskId, draft);
  }

  /** Interrupts the task's event stream for a moment; the browser reconnects by itself. */
  interruptStream(taskId: string): void {
    this.#streams.interrupt(taskId);
  }

  /** Breaks the task's event stream for good, as a host that does not stream would. */
  breakStream(taskId: string): void {
    this.#streams.break(taskId);
  }

  /** Takes the place of the real network, in calls and event streams alike; nothing is answered yet. */
  install(): void {
    this.#routes = [];
    this.#calls = [];
    this.#documents.clear();
    http.defaults.adapter = (config) => this.#dispatch(config);
    this.#streams.install();
    // Called wherever a project is open; tests about pictures override it.
    this.respond(listPictures, () => ({ message: 'Pictures loaded', pictures: [] }));
    this.respond(getPageFacts, () => ({ message: 'Facts of the page', facts: [] }));
    // As a host with only the specification's calls; tests about the others override them.
    for (const ours of [
      getProject,
      createProject,
      listProjects,
      getGenerationEngine,
      getEmailChange,
      getSecondFactor,
      listSessions,
    ]) {
      this.respond(ours, () => apiFailure('NOT_FOUND', 'There is no such call', 404));
    }
  }

  /** Restores the real network and fails if a call was unanswered or malformed. */
  uninstall(): void {
    // Not the real network: a late call of a finished test must not leave the machine.
    http.defaults.adapter = (config) =>
      Promise.reject(new AxiosError('The test has ended', AxiosError.ERR_NETWORK, config));
    this.#streams.uninstall();
    const complaints = this.#complaints;
    this.#complaints = [];
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  }

  async #dispatch(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const { method = 'get', url = '' } = config;
    const document = this.#documents.get(url);
    if (document) return asResponse(config, document);
    const route = this.#routes.find(
      ({ endpoint }) =>
        endpoint.method === method.toUpperCase() && matchPath(endpoint.path, url) !== null,
    );
    if (!route) {
      return this.#complain(config, `No answer is prepared for ${method.toUpperCase()} ${url}`);
    }
    const received = receive(route.endpoint, config);
    if (received.kind === 'forbidden') return this.#complain(config, received.reason);
    this.#calls.push({ endpoint: route.endpoint, request: received.request });
    if (received.kind === 'refused') return asResponse(config, received.failure);
    return this.#answer(config, route, received.request);
  }

  async #answer(
    config: InternalAxiosRequestConfig,
    { answer }: Route,
    request: unknown,
  ): Promise<AxiosResponse> {
    // `respond` has tied the handler to its endpoint, whose schemas made the request.
    const given = await untilAborted(config, answer(request as never));
    if (given instanceof NoAnswer) throw networkError(config, given.fault);
    return asResponse(config, given instanceof RawAnswer ? given : new RawAnswer(200, given));
  }

  #complain(config: InternalAxiosRequestConfig, complaint: string): never {
    this.#complaints.push(complaint);
    throw new AxiosError(complaint, AxiosError.ERR_NETWORK, config);
  }
}

/** JSON text, as it would come over the wire; text (a proxy's page) stays as it is. */
function asResponse(
  config: InternalAxiosRequestConfig,
  { status, body }: RawAnswer,
): AxiosResponse {
  const data = typeof body === 'string' ? body : JSON.stringify(body);
  return { data, status, statusText: '', headers: {}, config };
}

function networkError(config: InternalAxiosRequestConfig, fault: NetworkFault): AxiosError {
  const code = fault === 'timeout' ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK;
  return new AxiosError(`The network is at fault: ${fault}`, code, config);
}

/** Waits for the answer, or rejects as axios does when the caller aborts first. */
function untilAborted(config: InternalAxiosRequestConfig, answer: unknown): Promise<unknown> {
  const { signal } = config;
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(new CanceledError('The caller aborted', config));
    };
    if (signal?.aborted) abort();
    signal?.addEventListener?.('abort', abort);
    Promise.resolve(answer).then(resolve, reject);
  });
}

/**
 * Installs the network before each test of the file or `describe` it is called in, empty every time,
 * and checks after each that every call was answered.
 */
export function installFakeNetwork(): FakeNetwork {
  const network = new FakeNetwork();
  beforeEach(() => {
    network.install();
  });
  afterEach(() => {
    network.uninstall();
  });
  return network;
}
