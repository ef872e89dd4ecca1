import path from 'node:path';
import type { Compiler, NormalModule } from 'webpack';
import { readRoutes, routesFile } from './remote-routes';

/** Chunk name of the page at a path: `/` is `index`, `/a/b` is `a-b`. */
export function pageChunkName(routePath: string): string {
  return routePath === '/' ? 'index' : routePath.slice(1).replaceAll('/', '-');
}

/**
 * Names the chunk of each page after the page's path: preload links are made from these names. The imports of a
 * routes file stand in it in the order of its routes.
 */
export class PageChunksPlugin {
  /** @param folders of the remotes whose pages the build contains, absolute */
  constructor(private readonly folders: readonly string[]) {}

  apply(compiler: Compiler): void {
    const name = 'PageChunksPlugin';
    const folderOf = new Map(
      this.folders.map((folder) => [path.join(folder, routesFile), folder] as const),
    );
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.succeedModule.tap(name, (module) => {
        const folder = folderOf.get((module as NormalModule).resource);
        if (folder === undefined) return;
        const routes = readRoutes(folder);
        for (const [index, block] of module.blocks.entries()) {
          const route = routes[index];
          if (route) block.chunkName = pageChunkName(route.path);
        }
      });
    });
  }
}
