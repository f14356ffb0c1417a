import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { TextField } from '../text-field/text-field';
import { BottomSheet, type BottomSheetProps } from './bottom-sheet';

const meta = {
  title: 'Overlays/BottomSheet',
  component: BottomSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filtry listy zgłoszeń',
    footer: <Button variant="primary">Pokaż zgłoszenia</Button>,
    children: <TextField label="Miejscowość" />,
  },
  parameters: {
    accessibility: {
      keys: [
        ['Escape', 'closes the sheet and gives the focus back'],
        ['Tab', 'stays inside'],
      ],
      roles: 'dialog, named by its title; swiping is never the only way out: there is a close button',
      reads: '„Filtry listy zgłoszeń, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    // A made-up pointer cannot be captured by the browser.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof BottomSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

function WithTrigger({ onOpenChange, ...props }: BottomSheetProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <div className="min-h-96">
      <Button onClick={() => change(true)}>Filtruj</Button>
      <BottomSheet {...props} open={open} onOpenChange={change} />
    </div>
  );
}

const sheet = () => screen.findByRole('dialog', { name: 'Filtry listy zgłoszeń' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = { tags: ['picture', 'picture-forced'] };

/** At every width; vaul leaves the first half second of a sheet alone, so the pull is tried again. */
export const ClosesBySwipingDown: Story = {
  play: async ({ args }) => {
    await sheet();
    await waitFor(async () => {
      const head = screen.queryByRole('heading', { name: 'Filtry listy zgłoszeń' });
      const at = (clientY: number) => ({ clientX: 0, clientY, button: 0, pointerId: 1, bubbles: true });
      if (head) {
        fireEvent.pointerDown(head, at(0));
        fireEvent.pointerMove(head, at(200));
        fireEvent.pointerUp(head, at(200));
      }
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesOnATapOutside: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtruj' }));
    await sheet();
    await userEvent.click(document.body);
    await gone();
    await expect(canvas.getByRole('button', { name: 'Filtruj' })).toHaveFocus();
  },
};

/** What is left of the window above the keyboard of a phone, made small by hand: no keyboard comes up in a test. */
export const KeepsTheFieldAboveTheKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: ['Miejscowość', 'Powiat', 'Gmina', 'Nabór', 'Numer zgłoszenia'].map((label) => (
      <TextField key={label} label={label} />
    )),
  },
  play: async () => {
    const frame = await sheet();
    const last = screen.getByRole('textbox', { name: 'Numer zgłoszenia' });
    last.focus();
    const seen = window.visualViewport;
    if (!seen) throw new Error('This browser has no visual viewport.');
    const left = 400;
    spyOn(seen, 'height', 'get').mockReturnValue(left);
    seen.dispatchEvent(new Event('resize'));

    await waitFor(() => expect(frame.getBoundingClientRect().bottom).toBeLessThanOrEqual(left));
    await expect(frame.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(left));
    await expect(last.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(last).toHaveFocus();
  },
};
