import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { TextField } from '../../forms/fields/text-field/text-field';
import { BottomSheet } from '../../overlays/bottom-sheet/bottom-sheet';
import type { AccessibilityNotes } from '../testing/accessibility-notes';

/** A pinch zoom shrinks the visual viewport, as a keyboard does, but covers nothing. */
const meta = {
  title: 'Internal/Layers/PinchZoom',
  component: BottomSheet,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filtry listy zgłoszeń',
    children: <TextField label="Miejscowość" />,
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'dialog, named by its title; it stands still while the page is enlarged',
      reads: '„Filtry listy zgłoszeń, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IsNoKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const field = screen.getByRole('textbox', { name: 'Miejscowość' });
    field.focus();
    const scrollIntoView = spyOn(field, 'scrollIntoView');
    const seen = window.visualViewport;
    if (!seen) throw new Error('This browser has no visual viewport.');

    spyOn(seen, 'scale', 'get').mockReturnValue(2);
    const height = spyOn(seen, 'height', 'get').mockReturnValue(window.innerHeight / 2);
    seen.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));

    // With a keyboard too: a person who scrolls the zoomed page is not scrolled back to the field.
    height.mockReturnValue(200);
    seen.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(400));
    await expect(scrollIntoView).not.toHaveBeenCalled();
    seen.dispatchEvent(new Event('resize'));
    await expect(scrollIntoView).toHaveBeenCalledOnce();
  },
};
