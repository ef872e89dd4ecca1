import { useRuntimeConfig } from 'shared-kit/config';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { pictureQueries } from '../../../pictures';
import { useProject } from '../model';
import type { FileTreeNode } from './file-tree';

const Frame = styled.figure`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: var(--space-3);
  height: 100%;
  padding: var(--space-4);

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    margin: auto;
    object-fit: contain;
  }
  figcaption {
    color: var(--color-text-muted);
    font-size: var(--text-13);
    overflow-wrap: anywhere;
    text-align: center;
  }
`;

/** One of the member's own pictures, in place of code. */
export function PictureViewer({ file }: { readonly file: FileTreeNode }) {
  const { sitesUrl } = useRuntimeConfig();
  const projectId = useProject((project) => project.draft.id);
  const { data } = useQuery(pictureQueries.list(projectId));
  const picture = data?.find(({ name }) => name === file.name);
  if (file.name.endsWith('.woff2')) return <TypefaceNote file={file} />;
  if (!picture) return null;
  const { alt, width, height, bytes, address } = picture;
  return (
    <Frame>
      <img src={sitesUrl.replace(/\/+$/, '') + address} alt={alt} width={width} height={height} />
      <figcaption>
        {file.path.replace('src/', '')} · {width} × {height} · {Math.ceil(bytes / 1024)} KB
      </figcaption>
    </Frame>
  );
}

const Note = styled.p`
  margin: 0;
  padding: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

function TypefaceNote({ file }: { readonly file: FileTreeNode }) {
  return (
    <Note>
      {file.path.replace('src/', '')} is a typeface the page is set in. It comes with the preview,
      with what is published and with the export.
    </Note>
  );
}
