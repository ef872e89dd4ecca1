import { callApi } from 'shared-kit/client';
import { createShareLink, listShareLinks, revokeShareLink } from 'shared-kit/contract';
import { ShareLinks } from 'shared-kit/sharing';
import type { ShareLinkSource } from 'shared-kit/sharing';

/** Share links to the saved website, published or not, which expire. */
export function ShareWebsite({ id }: { readonly id: string }) {
  return (
    <ShareLinks source={linksOf(id)}>
      <h3>Share a preview</h3>
      <p>
        A link shows the website as it is saved now, published or not, to whoever has it. Search
        engines do not list it. Create a link that works for:
      </p>
    </ShareLinks>
  );
}

const linksOf = (id: string): ShareLinkSource => ({
  name: `website ${id}`,
  list: async (signal) => (await callApi(listShareLinks, { params: { id } }, { signal })).links,
  make: (days) => callApi(createShareLink, { params: { id }, body: { days } }),
  end: (share) => callApi(revokeShareLink, { params: { id, share } }),
});
