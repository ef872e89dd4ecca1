import * as calls from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import * as z from 'zod/mini';
import type { Caller, FuzzRequest } from './fuzz-request';
import { KnownThings } from './known-things';
import { publishShop } from './shop-releases';

/** Where a host listens, and an administrator reserved for setup. */
export interface FuzzedHost {
  readonly ports: Readonly<Record<FuzzRequest['origin'], number>>;
  readonly admin: { readonly email: string; readonly password: string };
}

type Actor = Exclude<Caller, 'nobody' | 'stranger'>;

const password = 'a good password';
const actors: readonly Actor[] = ['member', 'manager', 'admin'];

const page =
  '<!doctype html><html lang="en"><head><title>Bakery</title></head><body><h1>Bakery</h1><p>[Your phone]</p>' +
  '<form method="post"><input name="name"><textarea name="text"></textarea><button>Send</button></form></body></html>';

/** The senders of requests to a host, and what they know about it. */
export class FuzzWorld {
  readonly #host: FuzzedHost;
  readonly #tokens = new Map<Caller, string>();
  readonly #emails = new Map<Actor, string>();
  readonly #editorTokens = new Map<Caller, string>();
  readonly known = new KnownThings();
  #rootToken = '';
  #people = 0;
  #asked = 0;

  constructor(host: FuzzedHost) {
    this.#host = host;
  }

  /** Creates the users and their initial data. */
  async settle(): Promise<void> {
    for (const actor of actors) await this.revive(actor);
    const token = this.#tokens.get('admin') ?? '';
    await publishShop((endpoint, body) => this.#send(token, endpoint, body));
  }

  /** The authentication header of a sender. */
  authorization({ caller, origin }: FuzzRequest): string | null {
    if (caller === 'nobody') return null;
    if (caller === 'stranger') return `Bearer ${'A'.repeat(43)}`;
    return `Bearer ${(origin === 'editor' ? this.#editorTokens : this.#tokens).get(caller) ?? ''}`;
  }

  /** Signs an actor in again whose session has ended, or recreates it where that fails. */
  async revive(actor: Actor): Promise<void> {
    const email = this.#emails.get(actor);
    const token = email === undefined ? null : await this.#signIn({ email, password });
    if (token === null) await this.#makeAnew(actor);
    else {
      this.#tokens.set(actor, token);
      await this.#enterEditor(actor);
    }
  }

  async #makeAnew(actor: Actor): Promise<void> {
    this.#people += 1;
    this.known.forget(actor);
    const email = `${actor}-${this.#people}@fuzz.example`;
    const root = await this.#root();
    const flags = actor === 'manager' ? { oto6: 1 as const } : {};
    const added = await this.#send(root, calls.createUser, {
      name: actor,
      email,
      password,
      ...flags,
    });
    const { id } = z.object({ user: z.object({ id: z.string() }) }).parse(added).user;
    if (actor === 'admin') {
      const changed = { name: actor, email, role: 'admin' as const, release_manager: 1 as const };
      await this.#send(root, { ...calls.updateUser, path: `/api/update-user/${id}` }, changed);
    } else this.known.keep('person', 'admin', id);
    this.#emails.set(actor, email);
    const token = (await this.#signIn({ email, password })) ?? '';
    this.#tokens.set(actor, token);
    await this.#furnish(actor, token);
    await this.#enterEditor(actor);
  }

  /** The actor whose session has ended, according to this response. */
  lostActor({ caller, origin }: FuzzRequest, status: number): Actor | null {
    if (status !== 401 || origin === 'sites') return null;
    return actors.find((actor) => actor === caller) ?? null;
  }

  /** Creates a project with versions, published, shared, and open in the editor. */
  async #furnish(actor: Actor, token: string): Promise<void> {
    const project_id = `project-${this.#people}`;
    const learned = async (endpoint: Pick<Endpoint, 'path' | 'operation'>, body: object) => {
      const answer = await this.#send(token, endpoint, body);
      this.known.learn({ name: endpoint.operation, caller: actor }, JSON.stringify(answer));
      return answer;
    };
    const at = (endpoint: Endpoint, path: string) => ({
      ...endpoint,
      path: path as Endpoint['path'],
    });
    await learned(calls.createProject, { id: project_id, prompt: 'A bakery' });
    const versions = `/api/projects/${project_id}/versions`;
    for (const base of [0, 1]) {
      await learned(at(calls.saveVersion, versions), { base, html: page, css: 'h1{}', js: '' });
    }
    const code = { htmlcode: page, csscode: '', jscode: '', title: 'Bakery', prompt: '' };
    const published = await learned(calls.publishWebsite, { ...code, project_id });
    const { id } = z.object({ id: z.string() }).parse(published);
    await learned(at(calls.createShareLink, `/api/websites/${id}/share-links`), { days: 7 });
    await learned(calls.openEditor, { title: 'Bakery', id });
  }

  /** For the first known website, if there is one left. */
  async #enterEditor(actor: Actor): Promise<void> {
    const body = { title: 'Bakery', id: this.known.fill('{{website 0}}', actor) };
    const opened = await this.#ask(this.#tokens.get(actor) ?? '', calls.openEditor.path, body);
    const { ticket } = z.object({ ticket: z.optional(z.string()) }).parse(opened.json);
    if (ticket === undefined) return;
    const entered = await this.#ask('', calls.enterEditor.path, { ticket }, 'editor');
    this.#editorTokens.set(actor, z.object({ token: z.string() }).parse(entered.json).token);
  }

  async #root(): Promise<string> {
    this.#rootToken ||= (await this.#signIn(this.#host.admin)) ?? '';
    return this.#rootToken;
  }

  /** Null where the account is deleted, suspended or has another password by now. */
  async #signIn(credentials: object): Promise<string | null> {
    const { json } = await this.#ask('', calls.login.path, credentials);
    return z.object({ token: z.string() }).safeParse(json).data?.token ?? null;
  }

  /** A request that must succeed. */
  async #send(token: string, { path }: Pick<Endpoint, 'path'>, body: object): Promise<unknown> {
    const { status, json } = await this.#ask(token, path, body);
    if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(json)}`);
    return json;
  }

  async #ask(token: string, path: string, body: object, origin: FuzzRequest['origin'] = 'app') {
    this.#asked += 1;
    const answer = await fetch(`http://localhost:${this.#host.ports[origin]}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        'x-forwarded-for': `10.200.${(this.#asked >> 8) & 255}.${this.#asked & 255}`,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: (await answer.json()) as unknown };
  }
}
