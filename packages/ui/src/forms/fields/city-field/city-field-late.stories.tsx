import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { plugIn, pullPlug } from '../../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { CityField } from './city-field';

/**
 * A list whose code comes while the line is typed into. In a file of its own: after another story the chunk of the list
 * is in the cache and cannot come late.
 */
const meta = {
  title: 'Forms/CityField/Late',
  component: CityField,
  args: { label: 'Miejscowość', name: 'city', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'combobox from the first, before its list has come',
      reads: '„Miejscowość, pole kombi, edycja, Wpisz co najmniej 2 litery i wybierz z listy.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CityField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LeavesFocusCaretAndTextAlone: Story = {
  beforeEach: pullPlug,
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Miejscowość', expanded: false });
    await hand.type(line, 'Świnoście');
    await hand.keyboard('{ArrowLeft>4/}uj');
    await expect(line).toHaveValue('Świnoujście');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Świnoujście');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();

    plugIn();
    await screen.findByRole('option', { name: 'Świnoujście' });
    await expect(line).toHaveFocus();
    await expect(line.selectionStart).toBe('Świnouj'.length);
    await hand.keyboard('{Backspace}j{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Świnoujście');
    await expect(screen.getByRole('combobox', { expanded: false })).toBe(line);
  },
};
