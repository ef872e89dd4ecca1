import { auditGroups } from 'shared-kit/contract';
import type { AuditAction, AuditDetail, AuditEntry, AuditGroup } from 'shared-kit/contract';

const actions: Readonly<Record<AuditAction, string>> = {
  'account.added': 'Account added',
  'account.updated': 'Account changed',
  'account.flags-changed': 'Upgrades changed',
  'account.rights-changed': 'Rights changed',
  'account.suspended': 'Account suspended',
  'account.reinstated': 'Account reinstated',
  'account.deleted': 'Account deleted',
  'account.email-changed': 'Own email changed',
  'account.password-changed': 'Own password changed',
  'account.password-reset': 'Password reset by mail',
  'account.sessions-ended': 'Other sessions ended',
  'account.new-network': 'Sign-in from a new network',
  'account.new-browser': 'Sign-in with a new browser',
  'account.second-factor-on': 'Second factor switched on',
  'account.second-factor-off': 'Second factor switched off',
  'account.recovery-code-used': 'Recovery code used',
  'account.recovery-codes-renewed': 'Recovery codes made anew',
  'release.seed': 'First release record',
  'release.follow-build': 'New build taken over',
  'release.start': 'Rollout started',
  'release.step': 'Rollout advanced',
  'release.promote': 'Version promoted',
  'release.pause': 'Rollout paused',
  'release.resume': 'Rollout resumed',
  'release.rollback': 'Rolled back',
  'release.freeze': 'Releases frozen',
  'release.unfreeze': 'Freeze lifted',
  'release.build-published': 'Build published',
  'release.build-removed': 'Build removed',
  'release.key-added': 'Signing key added',
  'release.key-retired': 'Signing key retired',
  'release.owner-added': 'Owner of a remote added',
  'release.owner-removed': 'Owner of a remote removed',
  'release.preview-made': 'Preview made',
  'release.preview-opened': 'Preview opened',
  'release.preview-revoked': 'Preview revoked',
  'release.token-created': 'Service token created',
  'release.token-revoked': 'Service token revoked',
  'model.connected': 'Language model connected',
  'model.changed': 'Language model changed',
  'model.removed': 'Language model disconnected',
  'website.suspended': 'Website suspended',
  'website.reinstated': 'Website reinstated',
  'website.share-ended': 'Share link ended',
  'audit.exported': 'Audit log exported',
};

const groups: Readonly<Record<AuditGroup, string>> = {
  account: 'All about accounts',
  release: 'All about releases',
  model: 'All about the language model',
  website: 'All about websites',
  audit: 'All about this log',
};

/** Text of an action; actions of a newer host are shown unchanged. */
export const actionText = (action: string): string =>
  (actions as Readonly<Record<string, string | undefined>>)[action] ?? action;

/** Filter options: every action, each group preceded by an option for all of it. */
export const actionChoices = [
  { value: '', label: 'Everything' },
  ...auditGroups.flatMap((group) => [
    { value: group, label: groups[group] },
    ...Object.entries(actions)
      .filter(([action]) => action.startsWith(`${group}.`))
      .map(([value, label]) => ({ value, label })),
  ]),
];

const fieldNames: Readonly<Record<string, string>> = {
  release_manager: 'release manager',
  seesPictures: 'pictures',
};

const nameOf = (field: string): string =>
  fieldNames[field] ?? field.replace(/^oto_(\d)$/, 'OTO $1');

type Value = NonNullable<AuditDetail['changes']>[string]['to'];

const valueOf = (value: Value): string => {
  if (value === null) return 'none';
  return typeof value === 'number' ? (['off', 'on'][value] ?? String(value)) : value;
};

/** Some hundred ids are no text to read; the export has them in full. */
const shortList = (ids: string): string => (ids.length > 120 ? `${ids.slice(0, 80)}…` : ids);

/** Details of a change, such as “role: user → admin”; empty where the action says it all. */
export function detailText({ fields = [], changes = {}, ids = {} }: AuditDetail): string {
  const changed = Object.entries(changes).map(([field, { from, to }]) =>
    from === null
      ? `${nameOf(field)}: ${valueOf(to)}`
      : `${nameOf(field)}: ${valueOf(from)} → ${valueOf(to)}`,
  );
  const named = Object.entries(ids).map(([name, id]) => `${name} ${shortList(id)}`);
  return [...fields.map(nameOf), ...changed, ...named].join(', ');
}

/** Shortened id; the export has it in full. */
const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id);

/** The actor's current name. */
export function actorName(actor: AuditEntry['actor']): string {
  if (actor === null) return 'The host';
  return actor.email ?? `Deleted account ${shortId(actor.id)}`;
}

const things: Readonly<Record<string, string>> = {
  website: 'Website',
  'share-link': 'Share link',
  'release-key': 'Key',
  'release-token': 'Service token',
};

/** The target's current name. */
export function targetName({ kind, id, name, email }: AuditEntry['target']): string {
  if (id === null) return 'The service';
  if (kind === 'account') return email ?? `Deleted account ${shortId(id)}`;
  const thing = things[kind];
  return name ?? (thing === undefined ? id : `${thing} ${shortId(id)}`);
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats date and time; an invalid one is returned unchanged. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.valueOf()) ? iso : moment.format(date);
}
