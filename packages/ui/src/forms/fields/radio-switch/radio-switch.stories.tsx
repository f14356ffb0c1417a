import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { RadioSwitch } from './radio-switch';

const STATES = [
  { name: 'Otwarta', value: 'open', color: 'blue' },
  { name: 'W toku', value: 'running', color: 'orange' },
  { name: 'Zamknięta', value: 'closed', color: 'green' },
] as const;

const meta = {
  title: 'Forms/RadioSwitch',
  component: RadioSwitch,
  args: { label: 'Stan sprawy', name: 'state', options: STATES, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the answer given, or to the first one', 'ReadOnly'],
        ['Space', 'chooses it', 'Default'],
        ['Arrow Left, Arrow Right', 'choose its neighbour', 'Default'],
      ],
      roles: 'radiogroup named by its label with a radio for each option; read-only, only the answer stays',
      reads: '„Stan sprawy, grupa. Otwarta, przycisk radiowy, zaznaczony, 1 z 3”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RadioSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('open');
    await hand.click(canvas.getByText('W toku'));
    await expect(canvas.getByRole('radio', { name: 'W toku' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('running');
    await hand.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'W toku' })).toBeChecked();
    await hand.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Zamknięta' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('closed');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <RadioSwitch label="Stan sprawy" options={STATES} required />
      <RadioSwitch label="Stan sprawy" options={STATES} defaultValue="running" />
      <RadioSwitch label="Stan sprawy" options={STATES} error="Pole jest wymagane" />
      <RadioSwitch label="Stan sprawy" options={STATES} defaultValue="closed" disabled />
      <RadioSwitch label="Stan sprawy" options={STATES} defaultValue="open" readOnly />
    </div>
  ),
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'open' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Otwarta' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
