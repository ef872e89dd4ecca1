import { callApi } from 'shared-kit/client';
import { endVersionLink, listVersionLinks, shareVersion } from 'shared-kit/contract';
import { ShareLinks } from 'shared-kit/sharing';
import type { ShareLinkSource } from 'shared-kit/sharing';
import { Dialog } from 'shared-kit/ui/dialog';
import { useProjectStore, storesData } from '../../model';
import type { ProjectStore } from '../../model';

/** Properties of `ShareDialog`. */
export interface ShareDialogProps {
  /** The version that is on display. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Links to what the preview shows, published or not; loaded when somebody wants one. */
export default function ShareDialog({ version, onClose }: ShareDialogProps) {
  const store = useProjectStore();
  const stores = storesData(store.getState().files);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share a preview"
      description={store.getState().draft.title}
    >
      <ShareLinks source={linksOf(store, version)}>
        <p>
          A link shows version {version}, published or not, to whoever has it, and goes on showing
          it after you have changed the website. Search engines do not list it.
          {stores && ' What the page stores is forgotten each time it is loaded there.'} Create a
          link that works for:
        </p>
      </ShareLinks>
    </Dialog>
  );
}

function linksOf(store: ProjectStore, number: number): ShareLinkSource {
  const { id: project_id, title } = store.getState().draft;
  return {
    name: `project ${project_id}`,
    list: async (signal) =>
      (await callApi(listVersionLinks, { params: { project_id } }, { signal })).links,
    make: (days) =>
      callApi(shareVersion, { params: { project_id, number }, body: { days, title } }),
    end: (share) => callApi(endVersionLink, { params: { project_id, share } }),
  };
}
