import { treeAsText } from './accessibility-tree.mjs';

/** The frame of Vitest that stories are shown in. */
const FRAME = 'vitest-iframe';

/**
 * What a screen reader is given of the story, by the browser's own protocol.
 * @type {import('vitest/node').BrowserCommand<[]>}
 */
export const accessibilityTree = async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const frame = frameTree.childFrames?.find(({ frame: { name } }) => name === FRAME)?.frame;
    if (!frame) throw new Error(`The page has no frame ${FRAME}.`);
    const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frame.id });
    return treeAsText(nodes);
  } finally {
    await session.detach();
  }
};
