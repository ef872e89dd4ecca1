import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const unseen = new Set(['head', 'script', 'style', 'svg', 'template', 'noscript']);
const inline = new Set('#text a b strong em i span small time br abbr q cite'.split(' '));

/** The texts of a page that stand by themselves, the title among them. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [/<title>([^<]*)/u.exec(html)?.[1] ?? ''];
  const walk = (node: Node): string => {
    if (unseen.has(node.nodeName)) return '';
    if ('value' in node) return node.value;
    if (!('childNodes' in node)) return '';
    if (inline.has(node.nodeName)) return node.childNodes.map(walk).join('');
    let text = '';
    for (const child of node.childNodes) {
      if (inline.has(child.nodeName)) text += walk(child);
      else {
        blocks.push(text);
        text = '';
        walk(child);
      }
    }
    blocks.push(text);
    return '';
  };
  walk(parse(html));
  return blocks.filter((block) => block.trim() !== '');
}
