import { audienceLimits, audienceRoles } from 'shared-kit/contract/releases';
import type { AudienceRole } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Checkbox, FieldGroup, TextArea, TextField } from 'shared-kit/ui';
import type { AudienceDraft } from './audience-drafts';
import { Disclosure } from './disclosure';

const Fields = styled(FieldGroup)`
  margin-block-start: var(--space-2);
`;

const Hint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const Problem = styled.p`
  color: var(--color-danger-text);
  font-size: var(--text-13);
`;

const roleLabels: Readonly<Record<AudienceRole, string>> = {
  admin: 'Administrators',
  releaseManager: 'Release managers',
  owner: 'Owners of this remote',
};

interface AudienceEditorProps {
  readonly draft: AudienceDraft;
  readonly onChange: (draft: AudienceDraft) => void;
  readonly problem: string | null;
}

/** Who gets a version first, to tick and type. */
export function AudienceEditor({ draft, onChange, problem }: AudienceEditorProps) {
  const change = (part: Partial<AudienceDraft>) => onChange({ ...draft, ...part });
  const toggle = (role: AudienceRole) => {
    const others = draft.roles.filter((other) => other !== role);
    change({ roles: others.length < draft.roles.length ? others : [...others, role] });
  };
  return (
    <Disclosure>
      <summary>Who gets it first</summary>
      <Fields>
        <legend>Audience</legend>
        {audienceRoles.map((role) => (
          <Checkbox
            key={role}
            label={roleLabels[role]}
            checked={draft.roles.includes(role)}
            onChange={() => toggle(role)}
          />
        ))}
        <TextField
          label="Members with one of these upsell flags"
          hint="Numbers from 1 to 8, such as 2, 6"
          value={draft.flags}
          onChange={({ target }) => change({ flags: target.value })}
        />
        <TextArea
          label="Named members"
          hint={`Account ids, at most ${audienceLimits.members}`}
          rows={2}
          value={draft.members}
          onChange={({ target }) => change({ members: target.value })}
        />
        <TextField
          label="Everybody in these networks"
          hint="Such as 203.0.113.0/24 or 2001:db8::/48"
          value={draft.networks}
          onChange={({ target }) => change({ networks: target.value })}
        />
        <div aria-live="polite">
          {problem === null ? (
            <Hint>
              They get it from the first step on, whatever the percentage. A first step of 0% is for
              them alone.
            </Hint>
          ) : (
            <Problem>{problem}</Problem>
          )}
        </div>
      </Fields>
    </Disclosure>
  );
}
