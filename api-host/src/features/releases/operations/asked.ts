import type { SuiteRecord } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { conflict, notFound } from '../../../errors';
import { findBuild } from '../builds/builds.repository';
import { currentRecord } from '../record/entries.repository';
import type { Who } from '../record/who';

/** A change asked for by a person. */
export interface Asked {
  readonly who: Who;
  readonly reason: string;
}

/** The same about one remote. */
export type RemoteAsked = Asked & {
  readonly remote: string;
  /** Serial of the record the decision was made on: see `refuseStale`. */
  readonly seen?: number | undefined;
};

/** The operator's reason, or a default. */
export const reasonOf = ({ reason }: Asked, fallback: string): string =>
  reason === '' ? fallback : reason;

/** The record of now. Throws 409 before the first release. */
export async function requireRecord(db: Database): Promise<SuiteRecord> {
  const record = await currentRecord(db);
  if (!record) throw conflict('Nothing is released yet');
  return record;
}

/** Throws 409 with the reason, if there is one. */
export function throwIfRefused(refusal: string | null): void {
  if (refusal !== null) throw conflict(refusal);
}

/** The manifest of a published build. Throws 404. */
export async function requireBuild(db: Database, remote: string, version: string) {
  const build = await findBuild(db, remote, version);
  if (!build) throw notFound(`${remote} ${version} is not published`);
  return build.manifest;
}
