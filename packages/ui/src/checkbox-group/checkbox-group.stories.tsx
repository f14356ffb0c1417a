import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
