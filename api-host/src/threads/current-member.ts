import { AsyncLocalStorage } from 'node:async_hooks';

const members = new AsyncLocalStorage<string>();

/**
 * Runs work on behalf of a member. Threads and other shared workers take turns between the members
 * whose work waits, and learn from here whose it is, however deep the call.
 */
export const workingFor = <Made>(member: string, work: () => Made): Made =>
  members.run(member, work);

/** The member whose work is running; empty for that of visitors and of the host itself. */
export const currentMember = (): string => members.getStore() ?? '';
