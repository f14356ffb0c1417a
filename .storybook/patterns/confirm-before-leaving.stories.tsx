import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextField } from '@urzad/ui';
import { type NavigationPort, UnsavedChangesGuard } from '@urzad/ui/overlays';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { hand } from '../../packages/ui/src/internal/testing/hand';
import { Stack } from '../testing/spacing';

/**
 * A page with changes asks before it is left: by a link of the page, by the back button, and, in the words of the browser,
 * when the tab is closed.
 */
const meta = { title: 'Patterns/Confirm before leaving' } satisfies Meta;
export default meta;

/** What an office writes for its router: `block` is told whom to ask, and gives back how to stop asking. */
function smallRouter(): { navigation: NavigationPort; go: (leave: () => void) => void } {
  let ask: ((leave: () => void) => void) | undefined;

  return {
    navigation: {
      block(next) {
        ask = next;
        return () => {
          ask = undefined;
        };
      },
    },
    go: (leave) => (ask ? ask(leave) : leave()),
  };
}

function ProfilePage() {
  const [{ navigation, go }] = useState(smallRouter);
  const [city, setCity] = useState('');
  const [hasLeft, setLeft] = useState(false);
  if (hasLeft) return <h2>Strona główna</h2>;

  return (
    <Stack narrow>
      <TextField label="Miejscowość" name="city" value={city} onValueChange={setCity} />
      <div>
        <Button onClick={() => go(() => setLeft(true))}>Strona główna</Button>
      </div>
      <UnsavedChangesGuard when={city !== ''} navigation={navigation} />
    </Stack>
  );
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <ProfilePage />,
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Miejscowość' }), 'Brzezina');
    await hand.click(canvas.getByRole('button', { name: 'Strona główna' }));
    await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisania zmian?' });
    const stay = screen.getByRole('button', { name: 'Zostań na stronie' });
    await waitFor(() => expect(stay).toHaveFocus());
  },
};
