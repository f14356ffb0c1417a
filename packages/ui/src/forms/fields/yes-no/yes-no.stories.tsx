import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { YesNo } from './yes-no';

const meta = {
  title: 'Forms/YesNo',
  component: YesNo,
  args: {
    label: 'Czy dostajesz na tę opiekę inne dofinansowanie?',
    hint: 'Na przykład „aktywnie w żłobku” albo dopłatę z gminy.',
    name: 'other_support',
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the answer given, or to the first one', 'Default'],
        ['Space', 'chooses it', 'Default'],
        ['Arrow Left, Arrow Right', 'choose the other one', 'LetsTakeTheAnswerBack'],
      ],
      roles: 'radiogroup named by its question with two radios; read-only, only the answer stays',
      reads: '„Czy pracujesz?, grupa, wymagane. Tak, przycisk radiowy, niezaznaczony, 1 z 2”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof YesNo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Tak' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yes');
    await hand.click(canvas.getByText('Nie'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('no');
  },
};

export const SendsDigits: Story = {
  args: { values: 'digits' },
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByText('Nie'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0');
  },
};

export const LetsTakeTheAnswerBack: Story = {
  args: { hasNone: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Brak' })).toBeChecked();
    await hand.click(canvas.getByText('Tak'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yes');
    await hand.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Brak' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await hand.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yes');
    await hand.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <YesNo label="Czy pracujesz?" required />
      <YesNo label="Czy pracujesz?" defaultValue="yes" />
      <YesNo label="Czy pracujesz?" defaultValue="no" />
      <YesNo label="Czy pracujesz?" required error="Pole jest wymagane" />
      <YesNo label="Czy pracujesz?" defaultValue="no" disabled />
      <YesNo label="Czy pracujesz?" defaultValue="no" readOnly />
      <YesNo label="Czy pracujesz?" readOnly />
    </div>
  ),
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'no' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('radio', { name: 'Nie' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
