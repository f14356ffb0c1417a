import { expect, waitFor } from 'storybook/test';
import { hand } from '../../testing/hand';

/** Swipes a sheet down by its header until it is closed: vaul ignores swipes in the first half second of a sheet. */
export async function swipeAway(head: Element) {
  // A closing layer is inert from the first frame.
  const isLeaving = () => !head.isConnected || head.closest('[inert]') !== null;
  await waitFor(async () => {
    if (!isLeaving()) await hand.swipe(head, { y: 60 }, { y: 200 });
    await new Promise(requestAnimationFrame);
    await expect(isLeaving()).toBe(true);
  });
  await waitFor(() => expect(head).not.toBeInTheDocument());
}
