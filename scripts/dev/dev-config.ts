import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import type { BuildStyle } from '../webpack/common-config';
import { defineRemote } from '../webpack/remote-config';
import { root } from '../webpack/workspaces';

const loader = path.join(import.meta.dirname, 'refresh/refresh-loader.mjs');

/** A remote's own modules, prepared for being replaced in place. */
function refreshRule(folder: string): RuleSetRule {
  // After swc, which writes the calls that are tied here.
  return {
    test: /\.tsx?$/,
    include: path.join(root, folder, 'src'),
    enforce: 'post',
    loader,
  };
}

/** A remote under development: the container of its real build, unminified and built at every change. */
export function defineDevRemote(
  folder: string,
  style: Exclude<BuildStyle, 'release'>,
): Configuration {
  const config = defineRemote(path.join(root, folder), style);
  if (style === 'watched') return config;
  const rules = [...(config.module?.rules ?? []), refreshRule(folder)];
  return { ...config, module: { ...config.module, rules } };
}
