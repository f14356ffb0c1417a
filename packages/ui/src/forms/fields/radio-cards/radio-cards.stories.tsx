import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark, Ellipsis } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { RadioCards } from './radio-cards';

const CARE = [
  { value: 'nursery', label: 'Żłobek', side: 'do 1 140 zł miesięcznie' },
  { value: 'club', label: 'Klub dziecięcy', side: 'do 760 zł miesięcznie' },
  { value: 'carer', label: 'Opiekun dzienny', side: 'do 1 140 zł miesięcznie' },
  { value: 'nanny', label: 'Niania', side: 'do 2 375 zł miesięcznie', description: 'Z umową uaktywniającą.' },
];

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: { label: 'Kto opiekuje się dzieckiem?', name: 'care_form', options: CARE, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the chosen answer, or to the first one', 'ChoosesByKeyboard'],
        ['Arrows', 'choose the next or the previous answer', 'ChoosesByKeyboard'],
      ],
      roles:
        'radiogroup named by its legend, required and invalid are states of it; each radio is named by the title of its card and described by the rest of it',
      reads:
        '„Kto opiekuje się dzieckiem?, grupa, wymagane. Klub dziecięcy, przycisk radiowy, zaznaczony, 2 z 4, do 760 zł miesięcznie”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: { defaultValue: 'club', required: true },
};

export const ChoosesByKeyboard: Story = {
  args: { defaultValue: 'club' },
  play: async ({ args, canvas }) => {
    await hand.tab();
    await expect(canvas.getByRole('radio', { name: 'Klub dziecięcy' })).toHaveFocus();
    await hand.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Opiekun dzienny' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('carer');
    await hand.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('club');
    await hand.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('carer');
    await hand.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('club');
  },
};

export const Invalid: Story = {
  args: { error: 'Pole jest wymagane' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pole jest wymagane')).toBeVisible();
  },
};

/** Short cards side by side, each with its sign; on a phone one below the other. */
export const TwoColumns: Story = {
  args: {
    label: 'Rodzaj sprawy',
    columns: 2,
    options: [
      {
        value: 'question',
        label: 'Mam pytanie',
        description: 'odpowiemy w 14 dni',
        icon: CircleQuestionMark,
      },
      { value: 'other', label: 'Coś innego', description: 'odpowiemy w 30 dni', icon: Ellipsis },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    const top = (radio: HTMLElement | undefined) => radio?.getBoundingClientRect().top;
    await expect(top(first)).toBe(top(second));
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'nanny' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'nanny' },
  play: async ({ canvasElement }) => {
    const radio = within(canvasElement).getByRole('radio');
    await expect(radio.parentElement?.offsetWidth).toBe(1);
  },
};

export const NamesAndAmounts: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const nanny = canvas.getByRole('radio', { name: 'Niania' });
    await expect(nanny).toHaveAccessibleDescription('do 2 375 zł miesięcznie Z umową uaktywniającą.');
    await hand.click(canvas.getByText('do 2 375 zł miesięcznie'));
    await expect(nanny).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nanny');
  },
};
