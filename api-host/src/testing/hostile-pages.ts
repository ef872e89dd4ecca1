import { hostileAttempts } from './hostile-script';

/** The targets of a hostile page. */
export interface Targets {
  /** The app, with a signed-in member. */
  readonly app: string;
  /** Another member's page, which contains the secret. */
  readonly neighbour: string;
}

/** Waits for the first of these events, or the policy's refusal. */
const firstOf = `const firstOf = (target, ...names) => new Promise((resolve) => {
  for (const name of names) target.addEventListener(name, ({ data }) => resolve(data ?? name), { once: true });
  document.addEventListener('securitypolicyviolation', () => resolve('refused: policy'), { once: true });
});
const attach = (name, properties) => document.body.appendChild(Object.assign(document.createElement(name), properties));
const framed = async (properties) => {
  const frame = document.createElement('iframe');
  Object.assign(frame, properties);
  const loaded = firstOf(frame, 'load');
  document.body.append(frame);
  await loaded;
  return frame.contentWindow;
};`;

/**
 * What hostile pages try, by theme: each attempt ends with its result, or with an error. \`app\`
 * and \`neighbour\` are the targets, \`api\` a URL of the app that responds to the member with the
 * secret.
 */
const themes = {
  'what the browser keeps for the member': hostileAttempts,
  'calls to the API': `({
    fetched: () => fetch(api, { credentials: 'include' }).then((answer) => answer.text()),
    posted: () => fetch(api, { method: 'POST', credentials: 'include', body: 'a=1' }).then((answer) => answer.text()),
    withHeader: () => fetch(api, { credentials: 'include', headers: { authorization: 'Bearer guess' } }).then((answer) => answer.text()),
    oldStyle: () => new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', api);
      request.withCredentials = true;
      request.onload = () => resolve(request.responseText);
      request.onerror = () => reject(new TypeError('no answer'));
      request.send();
    }),
    streamed: async () => {
      const events = new EventSource(api, { withCredentials: true });
      const outcome = await firstOf(events, 'message', 'error');
      events.close();
      if (outcome !== 'message') throw new TypeError(outcome);
      return outcome;
    },
    imported: () => import(api).then((module) => JSON.stringify(module)),
  })`,
  'forms to the API': `({
    submitted: async () => {
      const frame = attach('iframe', { name: 'answer' });
      const form = attach('form', { action: api, method: 'post', target: 'answer' });
      const outcome = firstOf(frame, 'load');
      form.submit();
      await outcome;
      return frame.contentDocument.body.textContent;
    },
    byAddress: async () => {
      const frame = attach('iframe', { name: 'got' });
      const outcome = firstOf(frame, 'load');
      attach('form', { action: api, method: 'get', target: 'got' }).submit();
      await outcome;
      return frame.contentDocument.body.textContent;
    },
  })`,
  'other websites of the same origin': `({
    fetched: () => fetch(neighbour).then((answer) => answer.text()),
    framed: async () => (await framed({ src: neighbour })).document.body.textContent,
    opened: () => open(neighbour).document.documentElement.outerHTML,
    imported: () => import(neighbour).then((module) => JSON.stringify(module)),
  })`,
  'frames of the app': `({
    storage: async () => (await framed({ src: app + '/' })).localStorage.getItem('token'),
    page: async () => (await framed({ src: app + '/' })).document.documentElement.outerHTML,
    emptyFrame: async () => (await framed({})).localStorage.getItem('token'),
    ownText: async () => {
      // The embedding page may send messages too, which are objects; they are not relevant here.
      const heard = new Promise((resolve) => {
        addEventListener('message', ({ data }) => { if (typeof data === 'string' || data === null) resolve(data ?? 'message'); });
        document.addEventListener('securitypolicyviolation', () => resolve('refused: policy'), { once: true });
      });
      await framed({ srcdoc: '<script>let got; try { got = localStorage.getItem("token") } catch (error) { got = "refused: " + error.name } parent.postMessage(got, "*")<\\/script>' });
      return heard;
    },
    domain: () => { document.domain = document.domain; return parent.localStorage.getItem('token'); },
  })`,
  windows: `({
    storage: () => open(app + '/').localStorage.getItem('token'),
    page: () => open(app + '/').document.documentElement.outerHTML,
    named: () => open('', 'app').localStorage.getItem('token'),
    throughOpener: () => (opener ?? top.opener).document.documentElement.outerHTML,
  })`,
  workers: `({
    dedicated: async () => {
      const code = 'fetch("' + new URL(api, location.href).href + '", { credentials: "include" }).then((answer) => answer.text()).then(postMessage, (error) => postMessage("refused: " + error.name))';
      const worker = new Worker(URL.createObjectURL(new Blob([code])));
      const outcome = await firstOf(worker, 'message', 'error');
      if (outcome === 'error') throw new TypeError('no worker');
      return outcome;
    },
    service: () => navigator.serviceWorker.register('script.js').then(() => 'registered'),
    databases: () => indexedDB.databases().then((list) => list.map(({ name }) => name).join()),
    folders: () => navigator.storage.getDirectory().then(() => 'opened'),
  })`,
  'guesses ahead': `({
    prefetched: async () => {
      const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: api });
      const outcome = firstOf(link, 'load', 'error');
      document.head.append(link);
      if ((await outcome) !== 'load') throw new TypeError(await outcome);
      return (await fetch(api, { cache: 'force-cache' })).text();
    },
    past: () => { history.back(); history.forward(); return history.state ?? 'refused: nothing'; },
    timings: () => performance.getEntriesByType('resource').filter(({ name, responseStart }) => name.startsWith(app) && responseStart > 0).map(({ name }) => name).join() || 'refused: nothing',
    beacon: () => { navigator.sendBeacon(api, 'a=1'); throw new TypeError('a beacon has no answer'); },
  })`,
} as const;

export type Theme = keyof typeof themes;
export const hostileThemes = Object.keys(themes) as readonly Theme[];

/** The script of a theme; it writes its results into `#findings`. */
export const hostilePage = (theme: Theme, { app, neighbour }: Targets): string => `(async () => {
  const app = ${JSON.stringify(app)}, neighbour = ${JSON.stringify(neighbour)}, api = app + '/api/secret';
  ${firstOf}
  const findings = {};
  for (const [name, attempt] of Object.entries(${themes[theme]})) {
    try { findings[name] = String(await attempt()); }
    catch (error) { findings[name] = 'refused: ' + error.name; }
  }
  attach('pre', { id: 'findings', textContent: JSON.stringify(findings) });
})();`;
