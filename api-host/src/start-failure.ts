/**
 * Why the host cannot start, in one sentence for the operator. `main.ts` prints the message without
 * a stack and exits with code 1; nothing has been changed.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
