/** Explains a failed connection by its error code; null where no known code is among the causes. */
export function connectionProblem(error: unknown): string | null {
  for (const { code, message } of causesOf(error)) {
    if (/unexpected redirect/i.test(message)) {
      return 'The address leads on to another one, which is not followed. Enter the address it leads to.';
    }
    if (message === 'bad port')
      return 'This is the port of another service, such as mail. Check the address.';
    const problem = problems[code] ?? (/CERT|SSL|TLS/.test(code) ? otherCertificate(code) : null);
    if (problem) return problem;
  }
  return null;
}

const noName = 'There is no server of this name. Check the address.';
const noAnswer =
  'The server does not answer at this address. Check address and port, and whether it runs.';
const selfSigned =
  'The server’s certificate is not issued by an authority this host trusts. The operator can add it with NODE_EXTRA_CA_CERTS.';

const otherCertificate = (code: string): string =>
  `No secure connection to the server could be made (${code}).`;

const problems: Readonly<Record<string, string>> = {
  ENOTFOUND: noName,
  EAI_AGAIN: noName,
  ECONNREFUSED: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  UND_ERR_CONNECT_TIMEOUT: noAnswer,
  ECONNRESET: 'The server closed the connection without an answer.',
  UND_ERR_SOCKET: 'The server closed the connection without an answer.',
  CERT_HAS_EXPIRED: 'The server’s certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The server’s certificate is for another name than the address.',
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: selfSigned,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: selfSigned,
  ERR_SSL_WRONG_VERSION_NUMBER: 'The server does not speak https at this address. Try http://.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'The server does not speak https at this address. Try http://.',
};

interface Cause {
  readonly code: string;
  readonly message: string;
}

/** The error and its causes; of several addresses tried, the first error counts. */
function causesOf(error: unknown, depth = 0): Cause[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const { code } = error as { code?: unknown };
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  const own = { code: typeof code === 'string' ? code : '', message: error.message };
  return [own, ...causesOf(inner, depth + 1)];
}
