import type { User } from 'shared-kit/contract';
import { bucketOf, grantedChoices, memberSubject } from 'shared-kit/contract/rollout';
import { badRequest, conflict, notFound } from '../../errors';
import { findByEmail } from '../accounts/users.repository';
import { isAccountInAudience } from './audience/audience.policy';
import { openAudiences } from './audience/open-audiences.repository';
import { ownedRemotes } from './owners/owners.repository';
import { currentRecord } from './record/entries.repository';
import type { ReleaseDeps } from './release-deps';

interface Question {
  readonly remote: string;
  readonly email?: string | undefined;
  readonly subject?: string | undefined;
}

/** Which version somebody gets, with the arithmetic that leads to it. */
export async function explainVersion({ db }: ReleaseDeps, question: Question) {
  const { remote } = question;
  const { subject, user } = await subjectOf(db, question);
  const record = await currentRecord(db);
  if (!record) throw conflict('Nothing is released yet');
  const first = user ? await firstRollouts(db, user) : [];
  const [choice] = grantedChoices(record, remote, subject, { anyone: first });
  if (!choice) throw notFound(`There is no remote ${remote}`);
  const arm = choice.arm === 'candidate' ? 'candidate' : 'stable';
  const { version } = choice.release;
  const candidate = record.remotes[remote]?.candidate;
  if (!candidate) {
    const message = `${version}, the stable version: no rollout of ${remote} is under way.`;
    return {
      message,
      version,
      arm,
      serial: record.serial,
      bucket: null,
      share: null,
      rollout: null,
    } as const;
  }
  const { rollout, share } = candidate;
  const bucket = bucketOf(remote, rollout, subject);
  if (first.includes(rollout)) {
    const message = `${version}, the candidate version: this account is in the audience of rollout ${rollout}, whatever its bucket.`;
    return { message, version, arm, serial: record.serial, bucket, share, rollout } as const;
  }
  const relation = arm === 'candidate' ? 'below' : 'not below';
  const message = `${version}, the ${arm} version: bucket ${bucket} of 10,000 is ${relation} the share of ${share} in rollout ${rollout}.`;
  return { message, version, arm, serial: record.serial, bucket, share, rollout } as const;
}

/** The rollouts whose audience an account is in, from wherever it comes. */
async function firstRollouts(db: ReleaseDeps['db'], user: User): Promise<string[]> {
  const account = { user, owns: await ownedRemotes(db, user.id) };
  const audiences = await openAudiences(db);
  return audiences
    .filter(({ audience, remote }) => isAccountInAudience(audience, remote, account))
    .map(({ rollout }) => rollout);
}

async function subjectOf(
  db: ReleaseDeps['db'],
  { email, subject }: Question,
): Promise<{ readonly subject: string; readonly user: User | null }> {
  if ((email === undefined) === (subject === undefined)) {
    throw badRequest('Name either an email or a subject');
  }
  if (email === undefined) return { subject: subject ?? '', user: null };
  const account = await findByEmail(db, email);
  if (!account) throw notFound('Nobody has this email');
  return { subject: memberSubject(account.user.id), user: account.user };
}
