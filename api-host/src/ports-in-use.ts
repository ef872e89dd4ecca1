import { createServer } from 'node:net';
import { StartFailure } from './start-failure';

/** A port and the variable that sets it. */
export interface NamedPort {
  readonly variable: string;
  readonly port: number;
}

/** Refuses to start on a taken port before anything else is changed. */
export async function refuseTakenPorts(host: string, ports: readonly NamedPort[]): Promise<void> {
  for (const { variable, port } of ports) {
    const code = await listenError(host, port);
    if (code !== null) throw portFailure({ variable, port }, code);
  }
}

/** Explains why a port could not be listened on. */
export function portFailure({ variable, port }: NamedPort, code: string): StartFailure {
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} is taken; set ${variable} to another one.`);
  }
  if (code === 'EACCES') {
    return new StartFailure(`Port ${port} needs more rights; set ${variable} to one above 1023.`);
  }
  return new StartFailure(`Port ${port} (${variable}) cannot be listened on: ${code}`);
}

function listenError(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ host, port }, () => probe.close(() => resolve(null)));
  });
}
