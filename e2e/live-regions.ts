import type { Page } from '@playwright/test';

/** A live region of the accessibility tree: what a screen reader is given. */
export interface LiveRegion {
  readonly id: string;
  readonly role: string;
  readonly words: string;
}

interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { value?: string };
  readonly name?: { value?: string };
  readonly childIds?: string[];
  readonly properties?: { name: string; value: { value?: unknown } }[];
}

const isLive = ({ ignored, properties = [] }: TreeNode) =>
  !ignored && properties.some(({ name, value }) => name === 'live' && value.value !== 'off');

/**
 * Listens at the browser's accessibility tree. `regions` gives those that are in it and not kept out by an open dialog;
 * `heard` collects the ids of those that `regions` met with words after it had met them empty, once for each time. So the
 * test asks at every step of the clock that it holds: the browser's own word of a change may come after the words are
 * gone again.
 */
export async function listenToTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const last = new Map<string, string>();
  const heard: string[] = [];

  const regions = async (): Promise<LiveRegion[]> => {
    const nodes = (await session.send('Accessibility.getFullAXTree')).nodes as TreeNode[];
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const wordsOf = (node: TreeNode): string =>
      node.role?.value === 'StaticText'
        ? (node.name?.value ?? '')
        : (node.childIds ?? []).map((id) => wordsOf(byId.get(id) ?? { nodeId: id, ignored: true })).join(' ');
    const found = nodes.filter(isLive).map((node) => ({
      id: String(node.backendDOMNodeId),
      role: node.role?.value ?? '',
      words: wordsOf(node).trim(),
    }));
    for (const { id, words } of found) if (words && last.get(id) === '') heard.push(id);
    // What left the tree and comes again with words is not heard.
    last.clear();
    for (const { id, words } of found) last.set(id, words);
    return found;
  };
  return { regions, heard };
}
