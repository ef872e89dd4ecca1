import { Button, Notice, notify, Row } from 'shared-kit/ui';
import type { SiteWork } from '../work/site-work';

/** Notice about a problem with saving: what it is, whether anything is lost, and the actions. */
export function TroubleNotice({ work }: { readonly work: SiteWork }) {
  const { trouble, isKept, busy } = work.store();
  if (trouble === null) {
    if (isKept) return null;
    return (
      <Notice tone="warning" title="This browser cannot keep unsaved work">
        Save before you close this tab.
      </Notice>
    );
  }
  const kept = isKept ? 'Your work is kept in this browser.' : 'Do not close this tab.';
  if (trouble.kind === 'offline') {
    return (
      <Notice tone="warning" title="No connection">
        {kept} It is saved as soon as the connection is back.
      </Notice>
    );
  }
  if (trouble.kind === 'ended') {
    return (
      <Notice tone="warning" title="Not saved">
        {trouble.message}. {kept}
      </Notice>
    );
  }
  if (trouble.kind === 'failed') {
    return (
      <Notice tone="danger" title="Not saved">
        {trouble.message} {kept}
      </Notice>
    );
  }
  const onTop = async (): Promise<void> => {
    const message = await work.saveOnTop();
    if (message !== null) notify.success(message);
  };
  const takeTheirs = (): void => {
    work.forget();
    work.store.setState({ isUnsaved: false, files: () => work.store.getState().saved });
    location.reload();
  };
  return (
    <Notice tone="warning" title="Changed somewhere else">
      {trouble.message}{' '}
      <Row>
        <Button size="small" busy={busy === 'save'} onClick={() => void onTop()}>
          Save mine on top
        </Button>
        <Button size="small" onClick={takeTheirs}>
          Discard mine and open the newer one
        </Button>
      </Row>
    </Notice>
  );
}
