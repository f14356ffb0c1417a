import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: {
    label: 'Zapamiętaj mnie na tym urządzeniu',
    description: 'Przez 30 dni. Nie zaznaczaj na cudzym komputerze.',
    name: 'remember_me',
    onCheckedChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [['Space', 'ticks or clears it; nothing while it is read-only', 'Default']],
      roles:
        'checkbox named by its label, described by the text under it and by its error; checked, required and invalid are states of it',
      reads: '„Akceptuję regulamin, pole wyboru, niezaznaczone, wymagane, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Zapamiętaj mnie na tym urządzeniu' });
    await expect(box).toHaveAccessibleDescription('Przez 30 dni. Nie zaznaczaj na cudzym komputerze.');
    await hand.tab();
    await hand.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-4">
      <Checkbox label="Znam treść umowy i chcę ją podpisać." />
      <Checkbox
        label="Zapamiętaj mnie na tym urządzeniu"
        description="Przez 30 dni. Nie zaznaczaj na cudzym komputerze."
        defaultChecked
      />
      <Checkbox label="Akceptuję regulamin" required error="Pole jest wymagane" />
      <Checkbox label="Oświadczam, że dane są prawdziwe" disabled />
      <Checkbox label="Oświadczam, że dane są prawdziwe" disabled defaultChecked />
      <Checkbox label="Zgadzam się na kontakt przez e-mail" readOnly defaultChecked />
    </div>
  ),
};

export const Invalid: Story = {
  args: { label: 'Akceptuję regulamin', description: '', required: true, error: 'Pole jest wymagane' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Akceptuję regulamin' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(within(canvasElement).getByText('*')).toBeVisible();
    await expect(box).toHaveAccessibleDescription('Pole jest wymagane');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await hand.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** It stands for several things of which some are chosen. A press chooses all of them. */
export const Mixed: Story = {
  args: { label: 'Zaznacz całą stronę', description: '', checked: false, mixed: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Zaznacz całą stronę' });
    await expect(box).toBePartiallyChecked();
    await hand.click(box);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Long: Story = {
  args: {
    label:
      'Oświadczam, że nie korzystam z innego dofinansowania na opiekę nad dzieckiem i zobowiązuję się zawiadomić urząd o każdej zmianie w ciągu 7 dni',
    description: '',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Oświadczam.*w ciągu 7 dni$/ })).not.toBeChecked();
  },
};
