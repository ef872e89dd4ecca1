import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startChild, untilListening } from '../../cluster/child';
import type { Child } from '../../cluster/child';

/** nginx with one file on its disk, sent as it is: what published pages are held against. */
export async function startPlainNginx(
  folder: string,
  port: number,
  content: Buffer,
): Promise<Child> {
  const files = path.join(folder, 'files');
  await mkdir(files, { recursive: true });
  writeFileSync(path.join(files, 'page.html'), content);
  const file = path.join(folder, 'plain.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/plain.pid;
error_log ${folder}/plain-error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/plain-${name};`).join('\n  ')}
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${files};
  }
}
`,
  );
  const child = startChild(['/usr/sbin/nginx', '-c', file, '-g', 'daemon off;'], {
    log: path.join(folder, 'plain.log'),
    folder,
  });
  await untilListening(port, child);
  return child;
}
