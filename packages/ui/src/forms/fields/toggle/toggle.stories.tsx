import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { Toggle } from './toggle';

const meta = {
  title: 'Forms/Toggle',
  component: Toggle,
  args: { label: 'Powiadamiaj mnie e-mailem', name: 'notify', onCheckedChange: fn() },
  parameters: {
    accessibility: {
      keys: [['Space', 'turns it on or off', 'Default']],
      roles: 'switch named by its label, on or off',
      reads: '„Powiadamiaj mnie e-mailem, przełącznik, wyłączony”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Toggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Wyślemy wiadomość, gdy zmieni się stan sprawy.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('switch', { name: 'Powiadamiaj mnie e-mailem', checked: false });
    await expect(toggle).toHaveAccessibleDescription('Wyślemy wiadomość, gdy zmieni się stan sprawy.');
    await hand.click(canvas.getByText('Powiadamiaj mnie e-mailem'));
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await hand.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <Toggle label="Powiadamiaj mnie e-mailem" />
      <Toggle label="Powiadamiaj mnie e-mailem" defaultChecked />
      <Toggle label="Powiadamiaj mnie e-mailem" required error="Pole jest wymagane" />
      <Toggle label="Powiadamiaj mnie e-mailem" disabled />
      <Toggle label="Powiadamiaj mnie e-mailem" disabled defaultChecked />
      <Toggle label="Powiadamiaj mnie e-mailem" readOnly defaultChecked />
    </div>
  ),
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ args, canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { checked: true });
    await hand.click(toggle);
    await hand.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
