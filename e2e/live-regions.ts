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
 * `heard` collects the ids of those that were given words after they had been seen there, once for each time.
 */
export async function listenToTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const seen = new Set<string>();
  const heard: string[] = [];
  session.on('Accessibility.nodesUpdated', ({ nodes }) => {
    for (const { nodeId, childIds = [] } of nodes as TreeNode[])
      if (seen.has(nodeId) && childIds.length > 0) heard.push(nodeId);
  });

  const regions = async (): Promise<LiveRegion[]> => {
    const nodes = (await session.send('Accessibility.getFullAXTree')).nodes as TreeNode[];
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const wordsOf = (node: TreeNode): string =>
      node.role?.value === 'StaticText'
        ? (node.name?.value ?? '')
        : (node.childIds ?? []).map((id) => wordsOf(byId.get(id) ?? { nodeId: id, ignored: true })).join(' ');
    const live = nodes.filter(isLive);
    for (const { nodeId, backendDOMNodeId } of live) {
      // The browser tells of changes of those nodes alone that were asked for.
      if (backendDOMNodeId !== undefined)
        await session.send('Accessibility.getAXNodeAndAncestors', { backendNodeId: backendDOMNodeId });
      seen.add(nodeId);
    }
    return live.map((node) => ({
      id: node.nodeId,
      role: node.role?.value ?? '',
      words: wordsOf(node).trim(),
    }));
  };
  return { regions, heard };
}
