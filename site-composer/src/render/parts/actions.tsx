/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import type { Action } from '../../model/page';

export function ActionLink({
  action,
  quiet,
}: {
  readonly action: Action;
  readonly quiet?: boolean;
}) {
  return (
    <a class={quiet ? 'button is-quiet' : 'button'} href={action.href}>
      {/^(?:tel|sms):/u.test(action.href) && <Glyph name="phone" />}
      {action.href.startsWith('mailto:') && <Glyph name="mail" />}
      <span>{action.label}</span>
    </a>
  );
}

/** The first is what the page wants; the others stand back. */
export function Actions({ actions }: { readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <p class="actions">
      {actions.map((action, index) => (
        <ActionLink key={action.href + action.label} action={action} quiet={index > 0} />
      ))}
    </p>
  );
}
