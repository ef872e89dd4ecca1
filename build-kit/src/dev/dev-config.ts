import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import type { BuildStyle } from '../webpack/common-config';
import { remoteConfig } from '../webpack/remote-config';

const loader = path.join(import.meta.dirname, 'refresh-loader.mjs');

/** A remote's own modules, prepared for being replaced in place. */
function refreshRule(folder: string): RuleSetRule {
  // After swc, which writes the calls that are tied here.
  return {
    test: /\.tsx?$/,
    include: path.join(folder, 'src'),
    enforce: 'post',
    loader,
  };
}

/** A remote under development: the container of its real build, unminified and built at every change. */
export function defineDevRemote(
  folder: string,
  style: Exclude<BuildStyle, 'release'>,
): Configuration {
  const config = remoteConfig(folder, style);
  if (style === 'watched') return config;
  const rules = [...(config.module?.rules ?? []), refreshRule(folder)];
  return { ...config, module: { ...config.module, rules } };
}
