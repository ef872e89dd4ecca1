import type { Configuration } from 'webpack';
import { remoteConfig } from './webpack/remote-config';

/** What webpack-cli says about the command: `webpack serve --env alone` is `{ WEBPACK_SERVE: true, alone: true }`. */
interface CommandEnvironment {
  readonly WEBPACK_SERVE?: boolean;
  /** Address of the running host whose shell, other remotes and API are used. */
  readonly host?: string;
  /** Without the shell. */
  readonly alone?: boolean;
}

/**
 * Everything in a remote's `webpack.config.ts`: how `webpack` builds it and `webpack serve` runs it.
 *
 * @param folder the remote's: `import.meta.dirname` of its webpack.config.ts
 */
export function defineRemote(folder: string) {
  return async (command: CommandEnvironment = {}): Promise<Configuration> => {
    if (command.WEBPACK_SERVE !== true) return remoteConfig(folder);
    // Who only builds has no development server installed.
    const { serveRemote } = await import('./dev/serve-remote');
    return serveRemote(folder, command);
  };
}
