import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { SelectField } from './select-field';

const EDUCATION = [
  { value: 'ISCED_2', label: 'Gimnazjalne lub niższe' },
  { value: 'ISCED_3', label: 'Ponadgimnazjalne' },
  { value: 'ISCED_5', label: 'Wyższe' },
];

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: { label: 'Wykształcenie', name: 'isced', options: EDUCATION, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Arrow Down, Arrow Up', 'choose the next or the previous answer', 'Default'],
        ['Alt+Arrow Down, Space', 'open the list of the system', 'OpensTheListOfTheSystem'],
        ['letters', 'go to the answer that begins with them', 'IsChosenByItsFirstLetter'],
      ],
      roles:
        'native select, a combobox named by its label; read-only, it keeps its focus and its value and nothing opens it',
      reads: '„Wykształcenie, pole kombi, Wyższe, zwinięte”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Wykształcenie' });
    await expect(select).toHaveDisplayValue('Brak');
    await hand.choose(select, 'Wyższe');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ISCED_5');
  },
};

export const IsChosenByItsFirstLetter: Story = {
  play: async ({ args }) => {
    await hand.tab();
    await hand.keyboard('g');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ISCED_2');
  },
};

export const OpensTheListOfTheSystem: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await hand.tab();
    for (const keys of ['{Alt>}{ArrowDown}{/Alt}', ' ']) {
      await hand.keyboard(keys);
      await waitFor(() => expect(select.matches(':open')).toBe(true));
      await hand.keyboard('{Escape}');
      await waitFor(() => expect(select.matches(':open')).toBe(false));
    }
    await expect(select).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <SelectField label="Wykształcenie" options={EDUCATION} required />
      <SelectField label="Wykształcenie" options={EDUCATION} defaultValue="ISCED_5" />
      <SelectField label="Wykształcenie" options={EDUCATION} error="Pole jest wymagane" />
      <SelectField label="Wykształcenie" options={EDUCATION} defaultValue="ISCED_3" disabled />
      <SelectField label="Wykształcenie" options={EDUCATION} defaultValue="ISCED_3" readOnly />
    </div>
  ),
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'ISCED_3' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await expect(select).toHaveAttribute('aria-readonly', 'true');
    await hand.tab();
    await expect(select).toHaveFocus();
    await hand.keyboard('{ArrowDown}w');
    await expect(select).toHaveValue('ISCED_3');
    // The list belongs to the system: the story can only see that the press was cancelled.
    await expect(fireEvent.mouseDown(select)).toBe(false);
  },
};
