import type { FailureTrace } from 'shared-kit/contract/releases';
import { traceLimits } from 'shared-kit/contract/rollout';

/** A frame's address with line and column, as all browsers write it; a parser of stacks would be a tenth of the first script. */
const place = /(https?:\/\/[^\s)]+?):(\d+):(\d+)(?![\d:])/g;

/** What a member has typed stands in messages in quotes, and addresses have queries; a property's name is code. */
const quoted = /\((reading|setting) '([A-Za-z_$][\w$]{0,40})'\)|["'`«“‘][^\n]*["'`»”’]|https?:\S+/g;

const unquote = (_: string, verb?: string, property?: string): string =>
  verb === undefined ? '…' : `(${verb} ${property})`;

/**
 * What was thrown as reports tell it: without quotes and addresses, and of the stack only what ran in scripts of the
 * build at `base`. Undefined for what is no error.
 */
export function readTrace(cause: unknown, base: string | undefined): FailureTrace | undefined {
  if (!(cause instanceof Error) || base === undefined) return undefined;
  const frames = [...(cause.stack ?? '').matchAll(place)].flatMap(
    ([, address = '', line, column]) => {
      const file = address.startsWith(base) ? address.slice(base.length).replace(/[?#].*/, '') : '';
      const isPlain = /^\w[\w./-]*$/.test(file) && file.length <= traceLimits.file;
      return isPlain ? [{ file, line: Number(line), column: Number(column) }] : [];
    },
  );
  return {
    name: /^[A-Za-z]{1,40}$/.test(cause.name) ? cause.name : 'Error',
    message: cause.message.replaceAll(quoted, unquote).slice(0, traceLimits.message),
    frames: frames.slice(0, traceLimits.frames),
  };
}
