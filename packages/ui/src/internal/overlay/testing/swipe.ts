import { expect, waitFor } from 'storybook/test';
import { hand } from '../../testing/hand';

/** Swipes a sheet down by its head until it is gone: Vaul leaves the first half second of a sheet alone. */
export async function swipeAway(head: Element) {
  // What leaves is dead from the first frame.
  const isLeaving = () => !head.isConnected || head.closest('[inert]') !== null;
  await waitFor(async () => {
    if (!isLeaving()) await hand.swipe(head, { y: 60 }, { y: 200 });
    await new Promise(requestAnimationFrame);
    await expect(isLeaving()).toBe(true);
  });
  await waitFor(() => expect(head).not.toBeInTheDocument());
}
