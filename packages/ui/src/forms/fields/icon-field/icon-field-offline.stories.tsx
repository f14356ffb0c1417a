import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { plugIn, pullPlug } from '../../../feedback/connection/testing/plug';
import { placementPart } from '../../../internal/floating/placement';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { TextField } from '../text-field/text-field';
import { IconField } from './icon-field';

/** In a file of its own: after another story the chunk of the icons is in the cache and cannot be missing. */
const meta = {
  title: 'Forms/IconField/Offline',
  component: IconField,
  args: { label: 'Ikona', name: 'icon', defaultValue: 'house' },
  parameters: {
    accessibility: {
      keys: [['Escape', 'closes the icons and gives the focus back to the field', 'LeavesTheFormAlone']],
      roles: 'status in the dialog of the icons; the field keeps its value and its name',
      reads: '„Nie udało się wczytać ikon. Sprawdź połączenie z internetem, a spróbujemy jeszcze raz.”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => (
    <>
      <TextField label="Nazwa" />
      <IconField {...args} />
    </>
  ),
} satisfies Meta<typeof IconField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LeavesTheFormAlone: Story = {
  beforeEach: async () => {
    await placementPart.load();
    return pullPlug();
  },
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Nazwa' }), 'Rodzina');
    const field = canvas.getByRole('combobox', { name: 'Ikona' });
    await expect(field).toHaveTextContent('house');
    await hand.click(field);
    const icons = within(await screen.findByRole('dialog', { name: 'Ikony' }));
    await expect(await icons.findByRole('status')).toHaveTextContent('Nie udało się wczytać ikon.');
    await expect(canvas.getByRole('textbox', { name: 'Nazwa' })).toHaveValue('Rodzina');

    plugIn();
    await expect(await icons.findByRole('searchbox')).toBeVisible();
    await expect(field.querySelector('svg.lucide-house')).toBeInTheDocument();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
  },
};
