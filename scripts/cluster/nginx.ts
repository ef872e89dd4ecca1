import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from '../test/debian-packages';
import { root } from '../webpack/workspaces';
import { startChild, untilListening } from './child';
import type { Child } from './child';

const program = '/usr/sbin/nginx';
const templates = path.join(root, 'deploy/nginx');

/** What `deploy/nginx/sitewright.conf.template` asks for. */
export interface NginxValues {
  readonly ports: { readonly app: number; readonly sites: number; readonly editor: number };
  /** Ports of each host. */
  readonly hosts: readonly {
    readonly app: number;
    readonly sites: number;
    readonly editor: number;
  }[];
  readonly buildsFolder: string;
}

type Origin = keyof NginxValues['ports'];

/** Fills a template in as envsubst does; throws at a name nobody gave. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}`);
    return value;
  });
}

function settingsFor(folder: string, { ports, hosts, buildsFolder }: NginxValues): string {
  const servers = (origin: Origin) =>
    hosts
      .map((host) => `server 127.0.0.1:${host[origin]} max_fails=1 fail_timeout=2s;`)
      .join('\n    ');
  const sites = fillTemplate(
    readFileSync(path.join(templates, 'sitewright.conf.template'), 'utf8'),
    {
      APP_LISTEN: `127.0.0.1:${ports.app}`,
      SITES_LISTEN: `127.0.0.1:${ports.sites}`,
      EDITOR_LISTEN: `127.0.0.1:${ports.editor}`,
      APP_NAMES: '_',
      SITES_NAMES: '_',
      EDITOR_NAMES: '_',
      APP_HOSTS: servers('app'),
      SITES_HOSTS: servers('sites'),
      EDITOR_HOSTS: servers('editor'),
      BUILDS_FOLDER: buildsFolder,
      CACHE_FOLDER: path.join(folder, 'cache'),
      SNIPPETS: templates,
      TLS: '',
    },
  );
  writeFileSync(path.join(folder, 'sitewright.conf'), sites);
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/sitewright.conf;
}
`;
}

/** Whether there is an nginx, installing Debian's where it is missing and can be. */
export async function findNginx(): Promise<boolean> {
  if (!existsSync(program)) await installFromDebian('nginx-light');
  return existsSync(program);
}

/** Writes the configuration and lets nginx check it; returns its file. */
export function writeNginxSettings(folder: string, values: NginxValues): string {
  mkdirSync(path.join(folder, 'cache'), { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settingsFor(folder, values));
  const { status, stderr } = spawnSync(program, ['-t', '-q', '-c', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses its configuration: ${stderr}`);
  return file;
}

export async function startNginx(folder: string, values: NginxValues): Promise<Child> {
  const file = writeNginxSettings(folder, values);
  const command = [program, '-c', file, '-g', 'daemon off;'];
  const child = startChild(command, { log: path.join(folder, 'nginx.log'), folder });
  await untilListening(values.ports.app, child);
  return child;
}
