import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextField } from '../../forms/fields/text-field/text-field';
import { swipeAway } from '../../internal/overlay/testing/swipe';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { BottomSheet } from './bottom-sheet';

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
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Escape', 'closes the sheet and gives the focus back', 'WorksByKeyboardAlone'],
        ['Tab', 'stays inside', 'WorksByKeyboardAlone'],
      ],
      roles: 'dialog, named by its title; swiping is never the only way out: there is a close button',
      reads: '„Filtry listy zgłoszeń, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof BottomSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

function WithTrigger({
  open: isOpenAtFirst = false,
  onOpenChange,
  ...props
}: ComponentProps<typeof BottomSheet>) {
  const [open, setOpen] = useState(isOpenAtFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <div className="u:min-h-96">
      <Button onClick={() => change(true)}>Filtruj</Button>
      <BottomSheet {...props} open={open} onOpenChange={change} />
    </div>
  );
}

const sheet = () => screen.findByRole('dialog', { name: 'Filtry listy zgłoszeń' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = { tags: ['picture', 'picture-forced', 'recorded'] };

/** It keeps itself whether it is open. */
export const OpensByItsTrigger: Story = {
  render: () => (
    <div className="u:min-h-96">
      <BottomSheet trigger={<Button>Filtruj</Button>} title="Filtry listy zgłoszeń">
        <TextField label="Miejscowość" />
      </BottomSheet>
    </div>
  ),
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Filtruj', expanded: false }));
    await swipeAway(within(await sheet()).getByRole('heading', { name: 'Filtry listy zgłoszeń' }));
    await gone();
    await expect(canvas.getByRole('button', { name: 'Filtruj', expanded: false })).toBeVisible();
  },
};

/** At every width. */
export const ClosesBySwipingDown: Story = {
  play: async ({ args }) => {
    await sheet();
    await swipeAway(screen.getByRole('heading', { name: 'Filtry listy zgłoszeń' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesOnATapOutside: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Filtruj' }));
    await waitFor(async () => expect((await sheet()).matches(':focus-within')).toBe(true));
    await hand.tapOutside();
    await gone();
    await expect(canvas.getByRole('button', { name: 'Filtruj' })).toHaveFocus();
  },
};

/** The visual viewport above the keyboard of a phone, simulated: no keyboard opens in a test. */
export const WorksByKeyboardAlone: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await hand.tab();
    await hand.keyboard('{Enter}');
    const frame = await sheet();
    await waitFor(() => expect(frame.matches(':focus-within')).toBe(true));
    for (let presses = 0; presses < 4; presses += 1) {
      await hand.tab();
      await expect(frame.matches(':focus-within')).toBe(true);
    }
    await hand.keyboard('{Escape}');
    await gone();
    await expect(canvas.getByRole('button', { name: 'Filtruj' })).toHaveFocus();
  },
};

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
