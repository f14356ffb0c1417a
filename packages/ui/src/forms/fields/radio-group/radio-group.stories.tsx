import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { RadioGroup } from './radio-group';

const RELATIONS = [
  { value: 'parent', label: 'Rodzic' },
  { value: 'guardian', label: 'Opiekun prawny', description: 'Dołączysz postanowienie sądu.' },
  { value: 'foster', label: 'Rodzina zastępcza' },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Kim jesteś dla dziecka?', name: 'relation', options: RELATIONS, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the chosen answer, or to the first one', 'ReadOnly'],
        ['Arrows', 'choose the next or the previous answer; nothing while it is read-only', 'Default'],
      ],
      roles:
        'radiogroup named by its legend, required and invalid are states of it; each radio is described by its own text',
      reads:
        '„Kim jesteś dla dziecka?, grupa, wymagane. Opiekun prawny, przycisk radiowy, zaznaczony, 2 z 3, Dołączysz postanowienie sądu.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true, hint: 'Wybierz jedną odpowiedź.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: /Kim jesteś/ });
    await expect(group).toBeRequired();
    await expect(canvas.getByText('*')).toBeVisible();
    await expect(group).toHaveAccessibleDescription('Wybierz jedną odpowiedź.');
    await hand.click(canvas.getByText('Rodzic'));
    for (const [key, answer] of [
      ['{ArrowRight}', 'Opiekun prawny'],
      ['{ArrowLeft}', 'Rodzic'],
      ['{ArrowDown}', 'Opiekun prawny'],
      ['{ArrowUp}', 'Rodzic'],
      ['{ArrowDown}', 'Opiekun prawny'],
    ] as const) {
      await hand.keyboard(key);
      await expect(canvas.getByRole('radio', { name: answer })).toBeChecked();
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('guardian');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-6 u:tablet:grid-cols-2">
      <RadioGroup label="Kim jesteś dla dziecka?" options={RELATIONS} defaultValue="guardian" />
      <RadioGroup label="Kim jesteś dla dziecka?" options={RELATIONS} required error="Pole jest wymagane" />
      <RadioGroup label="Kim jesteś dla dziecka?" options={RELATIONS} defaultValue="parent" disabled />
      <RadioGroup label="Kim jesteś dla dziecka?" options={RELATIONS} defaultValue="guardian" readOnly />
    </div>
  ),
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'guardian' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    // It looks like a text: the radio is there for the keyboard.
    await expect(canvas.getByRole('radio').parentElement?.offsetWidth).toBe(1);
    await expect(canvas.getByText('Opiekun prawny')).toBeVisible();
    await hand.tab();
    await hand.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('radio', { name: 'Opiekun prawny' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ReadOnlyEmpty: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Brak')).toBeVisible();
  },
};
