import { forbidden } from '../../../errors';

const anyPort = /:\*$/;

/** Whether an origin is one the operator allows; `http://localhost:*` allows every port of this machine. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((pattern) => {
    if (!anyPort.test(pattern)) return origin === pattern;
    const { protocol, hostname } = new URL(origin);
    return `${protocol}//${hostname}` === pattern.replace(anyPort, '');
  });
}

/** The origin of an address; 403 when the operator does not allow it. */
export function requireAllowedOrigin(address: string, allowed: readonly string[]): string {
  const { origin } = new URL(address);
  if (isAllowedOrigin(origin, allowed)) return origin;
  throw forbidden(
    allowed.length === 0
      ? 'This host runs published builds only; OVERRIDE_ORIGINS would allow others'
      : `${origin} is not allowed; OVERRIDE_ORIGINS allows ${allowed.join(', ')}`,
  );
}
