import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import * as z from 'zod/mini';
import { routeAccess, routeMenu } from 'shared-kit/contract';
import type { RemoteRoute } from 'shared-kit/contract';
import type { RemoteRoutes } from 'shared-kit/remote';

/** Where a remote declares its pages, from its folder. */
export const routesFile = 'src/app/routes.ts';

/** `import('…')` and nothing around it: another loader would have no chunk that could be preloaded. */
const importsPage = /^\(\)\s*=>\s*import\((['"]).+\1\)$/;

const menu = z.strictObject({
  ...z.partial(z.pick(routeMenu, { label: true })).shape,
  ...z.omit(routeMenu, { label: true }).shape,
});

const declaredRoutes = z.object({
  routes: z.record(
    z.string().check(z.regex(/^\/\S*$/, 'A path begins with a slash')),
    z.strictObject({
      access: routeAccess,
      title: z.string().check(z.minLength(1)),
      menu: z.optional(menu),
      page: z.custom<() => unknown>(
        (page) => typeof page === 'function' && importsPage.test(String(page)),
        "A page is loaded by () => import('…'), written into the route",
      ),
    }),
  ),
});

function evaluate(file: string): unknown {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exported = {};
  const refuse = (request: string): never => {
    throw new Error(`it imports ${request}, but is read before anything is built: only types`);
  };
  const run: (...parameters: readonly unknown[]) => unknown = compileFunction(
    code,
    ['exports', 'require'],
    { filename: file },
  ) as () => void;
  run(exported, refuse);
  return exported;
}

/** A route without an entry says so: one that says nothing was built before entries were declared. */
function describe(path: string, { access, title, menu }: RemoteRoutes['/']): RemoteRoute {
  return { path, access, title, menu: menu ? { label: title, ...menu } : null };
}

/**
 * The routes that a remote declares in `src/app/routes.ts`, in their order; throws naming file and fault. Read
 * anew with every call, so that a build that watches sees the present ones.
 *
 * @param folder the remote's folder, absolute
 */
export function readRoutes(folder: string): RemoteRoute[] {
  const file = path.join(folder, routesFile);
  const fault = (reason: string, cause?: unknown): Error =>
    new Error(`${path.basename(folder)}/${routesFile}: ${reason}`, { cause });
  let exported: unknown;
  try {
    exported = evaluate(file);
  } catch (error) {
    throw fault((error as Error).message, error);
  }
  const parsed = declaredRoutes.safeParse(exported, { error: z.locales.en().localeError });
  if (!parsed.success) throw fault(z.prettifyError(parsed.error));
  return Object.entries(parsed.data.routes).map(([path, route]) =>
    describe(path, route as RemoteRoutes['/']),
  );
}
