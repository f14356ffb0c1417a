import { expect, waitFor } from 'storybook/test';
import { hand } from '../../testing/hand';

/** Swipes a sheet down by its head until it is gone: Vaul leaves the first half second of a sheet alone. */
export async function swipeAway(head: Element) {
  await waitFor(
    async () => {
      await hand.swipe(head, { y: 60 }, { y: 200 });
      await new Promise(requestAnimationFrame);
      // What leaves is dead from the first frame.
      await expect(!head.isConnected || head.closest('[inert]')).toBeTruthy();
    },
    { timeout: 5000 },
  );
  await waitFor(() => expect(head).not.toBeInTheDocument());
}
