import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  lstatSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Uid and gid of `node` in the official images. */
export const nodeUser = 1000;

/** This machine's folders that stand for those of the base image; nothing may write to them. */
const lent = ['/usr', '/opt'];
const besideUsr = ['/bin', '/sbin', '/lib', '/lib64'];

/** A folder that becomes `/` of a stage: this machine's programs, its own `/app`, `/data`, `/tmp` and `/root`. */
export function makeStageFolder(folder: string): void {
  for (const name of ['app', 'tmp', 'root', 'proc', 'dev', 'etc']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (const name of lent) mkdirSync(path.join(folder, name));
  for (const name of besideUsr) {
    if (existsSync(name) && lstatSync(name).isSymbolicLink())
      symlinkSync(readlinkSync(name), path.join(folder, name));
  }
  for (const name of [
    'ssl',
    'resolv.conf',
    'hosts',
    'nsswitch.conf',
    'ld.so.cache',
    'alternatives',
  ]) {
    const own = path.join('/etc', name);
    if (existsSync(own))
      cpSync(own, path.join(folder, own), { recursive: true, verbatimSymlinks: true });
  }
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const group = readFileSync('/etc/group', 'utf8');
  writeFileSync(
    path.join(folder, 'etc/passwd'),
    `${passwd}node:x:${nodeUser}:${nodeUser}::/home/node:/bin/bash\n`,
  );
  writeFileSync(path.join(folder, 'etc/group'), `${group}node:x:${nodeUser}:\n`);
}

interface RunOptions {
  readonly folder: string;
  readonly command: readonly string[];
  readonly workdir: string;
  /** As `USER` says; root otherwise. */
  readonly user?: 'node';
  /** Folders of the stage nothing may write to. */
  readonly readOnly?: readonly string[];
}

const quote = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * The words that run a command with a stage's folder as `/`, in a mount namespace of its own, so nothing of it is
 * left on this machine. Network and processes are this machine's.
 */
export function inStage({ folder, command, workdir, user, readOnly = [] }: RunOptions): string[] {
  const bound = [
    ...lent.map(
      (name) => `mount --bind -o ro ${name} .${name} && mount -o remount,ro,bind .${name}`,
    ),
    'mount --rbind /dev ./dev',
    'mount -t proc proc ./proc',
    ...readOnly.map(
      (name) => `mount --bind .${name} .${name} && mount -o remount,ro,bind .${name}`,
    ),
  ];
  const as =
    user === undefined
      ? []
      : [
          '/usr/bin/setpriv',
          `--reuid=${nodeUser}`,
          `--regid=${nodeUser}`,
          '--clear-groups',
          '--no-new-privs',
        ];
  const inside = [...as, ...command].map(quote).join(' ');
  const script = [
    `cd ${quote(folder)}`,
    ...bound,
    `exec /usr/sbin/chroot . /bin/sh -c ${quote(`cd ${quote(workdir)} && exec ${inside}`)}`,
  ].join(' && ');
  return ['unshare', '--mount', '--propagation', 'private', '/bin/sh', '-ec', script];
}
