import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../../errors';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** A proxy on this machine forwards remote requests; any of these headers reveals it. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

function isLoopbackName(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d*$/, '').toLowerCase();
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What decides who may read metrics. */
export interface MetricsAccess {
  readonly metricsToken: string | null;
  readonly publicUrl: string;
}

/**
 * Metrics contain no secrets, but show how much the product is used. With a token set, anyone with
 * the token may read them; without one, only a direct request from this machine, to a host that is
 * used on this machine only: a proxy in front of a public one may add no header and send its own
 * address as `Host`, as nginx does by default, so its requests look like direct ones.
 */
export function requireMetricsReader(
  request: FastifyRequest,
  { metricsToken: token, publicUrl }: MetricsAccess,
): void {
  if (token !== null) {
    const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (sent === undefined) throw unauthenticated('Send METRICS_TOKEN as a bearer token');
    if (!timingSafeEqual(digest(sent), digest(token))) throw forbidden('This is not METRICS_TOKEN');
    return;
  }
  const { remoteAddress = '' } = request.socket;
  const local = loopback.check(remoteAddress, remoteAddress.includes(':') ? 'ipv6' : 'ipv4');
  const handedOn = proxyHeaders.some((name) => request.headers[name] !== undefined);
  const names = [request.headers.host, new URL(publicUrl).host];
  if (!local || handedOn || !names.every(isLoopbackName)) {
    throw forbidden(
      'Metrics are for this machine only; set METRICS_TOKEN to read them from another, or where PUBLIC_URL is public',
    );
  }
}
