import type { Page } from '@playwright/test';

/** A live region of the accessibility tree, as a screen reader gets it. */
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
 * Listens to the browser's accessibility tree. `regions` returns those in it that no open dialog
 * hides. `heard` collects the ids of those that `regions` found with words after finding them
 * empty, once each time. The test therefore polls at every step of its stopped clock: the browser
 * may report a change after the words are gone again.
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
    // A region that leaves the tree and returns with words is not heard.
    last.clear();
    for (const { id, words } of found) last.set(id, words);
    return found;
  };
  return { regions, heard };
}
