import { Braces, CodeXml, File, FileText, Folder, FolderOpen, Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../styled';

const size = 15;

const byEnding = new Map<string, ReactNode>([
  ['html', <CodeXml key="html" size={size} />],
  ['css', <Hash key="css" size={size} />],
  ['js', <Braces key="js" size={size} />],
  ['json', <Braces key="json" size={size} />],
  ['md', <FileText key="md" size={size} />],
]);

const Slot = styled.span`
  flex: none;
  opacity: 0.8;
`;

interface TreeIconProps {
  readonly name: string;
  readonly folder: boolean;
  readonly open: boolean;
}

function iconFor({ name, folder, open }: TreeIconProps): ReactNode {
  if (folder) return open ? <FolderOpen size={size} /> : <Folder size={size} />;
  return byEnding.get(name.split('.').at(-1) ?? '') ?? <File size={size} />;
}

/** The icon of a file by its ending, or of a folder. Decoration: the name says it all. */
export function TreeIcon(props: TreeIconProps) {
  return <Slot aria-hidden>{iconFor(props)}</Slot>;
}
