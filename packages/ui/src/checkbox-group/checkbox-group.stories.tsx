import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { CheckboxGroup } from './checkbox-group';

const SITUATIONS = [
  { value: 'single', label: 'Wychowuję dziecko samodzielnie' },
  { value: 'disability', label: 'Dziecko ma orzeczenie', description: 'Dołączysz kopię orzeczenia.' },
  { value: 'large', label: 'Mamy troje lub więcej dzieci' },
];

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Co Was dotyczy?', name: 'situation', options: SITUATIONS, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes from box to box'],
        ['Space', 'ticks or clears the box'],
      ],
      roles:
        'group named by its legend, in which „pole wymagane” is said where it is; each box is a checkbox described by its own text',
      reads:
        '„Co Was dotyczy? (pole wymagane), grupa. Dziecko ma orzeczenie, pole wyboru, niezaznaczone, Dołączysz kopię orzeczenia.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: /Co Was dotyczy/ })).toHaveAccessibleName(/pole wymagane/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mamy troje lub więcej dzieci' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dziecko ma orzeczenie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['disability', 'large']);
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-6 tablet:grid-cols-2">
      <CheckboxGroup label="Co Was dotyczy?" options={SITUATIONS} defaultValue={['disability']} />
      <CheckboxGroup label="Co Was dotyczy?" options={SITUATIONS} required error="Pole jest wymagane" />
      <CheckboxGroup label="Co Was dotyczy?" options={SITUATIONS} defaultValue={['single']} disabled />
      <CheckboxGroup
        label="Co Was dotyczy?"
        options={SITUATIONS}
        defaultValue={['single', 'large']}
        readOnly
      />
    </div>
  ),
};
