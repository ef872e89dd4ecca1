import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSurfaces, dueBump } from './compare-surfaces';
import { describeJudgement, judgeSurface } from './judge-surface';
import { readLock, writeLock } from './lock-text';
import { readSurface } from './read-surface';
import type { Surface } from './read-surface';

const remote = `import type { ComponentType } from 'react';
import { type Level } from '../level';
export interface RemoteModule {
    readonly hostApi: string;
    readonly pages: Readonly<Record<string, Page>>;
}
type Page = () => Promise<ComponentType>;
export interface HostApi {
    report(level: Level): void;
}
export declare function find(id: string): Page;
export declare function find(id: number): Page;
`;
const level = `export type Level = 'low' | {
    readonly more: Deep;
} & {
    readonly less: string;
};
interface Deep {
    readonly value: import("./remote/remote").RemoteModule;
}
export type Unseen = number;
`;
const call = `import * as z from 'zod/mini';
export declare const save: {
    readonly path: "/save";
    readonly body: z.ZodMiniObject<{
        title: z.ZodMiniString<string>;
    }, z.core.$strict>;
    readonly response: z.ZodMiniObject<{
        message: z.ZodMiniString<string>;
    }, z.core.$strip>;
};
`;
const sources = {
  'remote/index': `export * from './remote';\nexport { useState as useIt } from 'react';\nexport * from 'zustand';\n`,
  'remote/remote': remote,
  level,
  'call/index': call,
};

function surfaceOf(changes: Partial<typeof sources> = {}): Surface {
  const files = new Map(Object.entries({ ...sources, ...changes }));
  return readSurface(files, {
    'shared-kit/remote': 'remote/index',
    'shared-kit/call': 'call/index',
  });
}

const kindsAfter = (changes: Partial<typeof sources>): string[] =>
  compareSurfaces(surfaceOf(), surfaceOf(changes)).map(({ kind, name }) => `${kind} ${name}`);

test('the surface is what is exported under every key, and what shows through it', () => {
  assert.deepEqual(
    [...surfaceOf().keys()],
    [
      'behind › level#Deep',
      'behind › level#Level',
      'behind › remote/remote#Page',
      'shared-kit/call › save',
      'shared-kit/remote › * from zustand',
      'shared-kit/remote › HostApi',
      'shared-kit/remote › RemoteModule',
      'shared-kit/remote › find',
      'shared-kit/remote › useIt',
    ],
  );
  const surface = surfaceOf();
  assert.equal(surface.get('shared-kit/remote › find')?.split('\n').length, 2, 'both overloads');
  assert.match(surface.get('behind › level#Level') ?? '', /more: Deep;\n\} & \{\n.*less: string/);
  assert.equal(
    surface.get('shared-kit/remote › useIt'),
    "export { useState as useIt } from 'react';",
  );
});

test('removing or changing an export is major, adding one minor, touching nothing visible nothing', () => {
  const without = remote.replaceAll(/export declare function find.*\n/g, '');
  assert.deepEqual(kindsAfter({ 'remote/remote': without }), ['removed shared-kit/remote › find']);
  const changed = remote.replace('id: number', 'id: bigint');
  assert.deepEqual(kindsAfter({ 'remote/remote': changed }), ['changed shared-kit/remote › find']);
  const added = `${remote}export declare const more: string;\n`;
  assert.deepEqual(kindsAfter({ 'remote/remote': added }), ['added shared-kit/remote › more']);
  assert.deepEqual(kindsAfter({ level: level.replace('Unseen = number', 'Unseen = string') }), []);
  assert.equal(dueBump([{ name: 'a', kind: 'added' }]), 'minor');
  assert.equal(
    dueBump([
      { name: 'a', kind: 'added' },
      { name: 'b', kind: 'removed' },
    ]),
    'major',
  );
  assert.equal(dueBump([]), null);
});

test('a type that is not exported and shows through one that is counts too', () => {
  const changed = level.replace('less: string', 'less: number');
  assert.deepEqual(kindsAfter({ level: changed }), ['changed behind › level#Level']);
});

const withMember = (member: string): string =>
  remote.replace('    readonly hostApi: string;\n', `    readonly hostApi: string;\n${member}`);

test('an optional member is an extension, one that has to be there a change for who makes the object', () => {
  const optional = withMember('    readonly icon?: {\n        readonly name: string;\n    };\n');
  assert.deepEqual(kindsAfter({ 'remote/remote': optional }), [
    'extended shared-kit/remote › RemoteModule',
  ]);
  const needed = withMember('    readonly icon: string;\n');
  assert.deepEqual(kindsAfter({ 'remote/remote': needed }), [
    'changed shared-kit/remote › RemoteModule',
  ]);
  const both = withMember('    readonly icon?: string;\n    readonly name: string;\n');
  assert.deepEqual(kindsAfter({ 'remote/remote': both }), [
    'changed shared-kit/remote › RemoteModule',
  ]);
});

test('only the shell makes the host API, so whatever is added to it is an extension', () => {
  const added = remote.replace('    report(', '    open(path: string): void;\n    report(');
  assert.deepEqual(kindsAfter({ 'remote/remote': added }), [
    'extended shared-kit/remote › HostApi',
  ]);
});

test('an answer may carry more, a request may not need more', () => {
  const inAnswer = call.replace(
    '        message',
    '        id: z.ZodMiniString<string>;\n        message',
  );
  assert.deepEqual(kindsAfter({ 'call/index': inAnswer }), ['extended shared-kit/call › save']);
  const inRequest = call.replace(
    '        title',
    '        id: z.ZodMiniString<string>;\n        title',
  );
  assert.deepEqual(kindsAfter({ 'call/index': inRequest }), ['changed shared-kit/call › save']);
  const optional = call.replace(
    '        title',
    '        id: z.ZodMiniOptional<z.ZodMiniString<string>>;\n        title',
  );
  assert.deepEqual(kindsAfter({ 'call/index': optional }), ['extended shared-kit/call › save']);
});

const lock = (surface: Surface, sharedKit = '1.2.0', hostApi = '1.0.0') => ({
  sharedKit,
  hostApi,
  surface,
});

test('a list of codes may get longer, and loses none', () => {
  const list = (names: string) =>
    new Map([['x › codes', `export declare const codes: readonly [${names}];`]]);
  const kinds = (before: string, after: string) =>
    compareSurfaces(list(before), list(after)).map(({ kind }) => kind);
  assert.deepEqual(kinds("'a', 'b'", "'a', 'c', 'b'"), ['extended']);
  assert.deepEqual(kinds("'a', 'b'", "'a', 'b', 'c'"), ['extended']);
  assert.deepEqual(kinds("'a', 'b'", "'a'"), ['changed']);
  assert.deepEqual(kinds("'a', 'b'", "'b', 'a'"), ['changed']);
});

test('the verdict names the version that is due, and the command that writes the lock', () => {
  const added = surfaceOf({ 'remote/remote': `${remote}export declare const more: string;\n` });
  const lines = describeJudgement(judgeSurface(lock(surfaceOf()), lock(added)));
  assert.deepEqual(lines.slice(1), [
    '  added    shared-kit/remote › more',
    'A minor version is due: raise shared-kit/package.json from 1.2.0 to 1.3.0.',
    'Then write it down with: npm run surface -- --write',
  ]);
  const raised = describeJudgement(judgeSurface(lock(surfaceOf()), lock(added, '1.3.0')));
  assert.deepEqual(raised.slice(2), ['Write it down with: npm run surface -- --write']);
  assert.deepEqual(describeJudgement(judgeSurface(lock(added), lock(added, '1.2.1'))), []);
});

test('what a remote exposes has a version of its own as well', () => {
  const changed = surfaceOf({ 'remote/remote': withMember('    readonly icon: string;\n') });
  assert.deepEqual(judgeSurface(lock(surfaceOf()), lock(changed)).tooLow, [
    'A major version is due: raise shared-kit/package.json from 1.2.0 to 2.0.0.',
    'A major version is due: raise host-api-version.ts from 1.0.0 to 2.0.0.',
  ]);
  assert.deepEqual(judgeSurface(lock(surfaceOf()), lock(changed, '2.0.0', '2.0.0')).tooLow, []);
});

test('the lock says what was written into it', () => {
  const written = lock(surfaceOf());
  assert.deepEqual(readLock(writeLock(written)), written);
});
