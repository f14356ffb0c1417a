import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { ObjectsField } from './objects-field';
import { few } from './testing/nurseries';

const meta = {
  title: 'Forms/ObjectsField on a phone',
  component: ObjectsField,
  args: { label: 'Placówki', name: 'nurseries', lookup: few, onValueChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    accessibility: {
      keys: [['Space', 'chooses and takes back in the list of the sheet', 'PicksAllThatIsListed']],
      roles: 'the combobox opens a dialog with a group of checkboxes, or of radios where one is chosen',
      reads: '„Placówki, okno dialogowe”; „Klub „Miś”, Police, pole wyboru, zaznaczone”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ObjectsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IsAPlainList: Story = {
  args: { defaultValue: ['17'] },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Placówki' });
    await waitFor(() => expect(box).toHaveTextContent('Klub „Miś”, Police'));
    await hand.click(box);
    const sheet = within(await screen.findByRole('dialog', { name: 'Placówki' }));
    await expect(await sheet.findAllByRole('checkbox')).toHaveLength(4);
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Klub „Miś”, Police');
    await hand.type(sheet.getByRole('searchbox', { name: 'Szukaj na liście' }), 'zlobek');
    await expect(sheet.getAllByRole('checkbox')).toHaveLength(3);
    await hand.click(sheet.getByRole('checkbox', { name: 'Żłobek „Tęcza”, Stargard' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['17', '21']);
    await hand.click(sheet.getByRole('button', { name: 'Wybierz wszystkie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['17', '21', '18', '22']);
    await hand.click(sheet.getByRole('button', { name: 'Gotowe' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(box).toHaveFocus();
    await expect(box).toHaveTextContent('Żłobek „Tęcza”, Stargard');
  },
};

export const IsAListOfRadios: Story = {
  args: { multiple: false, defaultValue: '18' },
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('combobox', { name: 'Placówki' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Placówki' }));
    await sheet.findByRole('radio', { name: 'Żłobek „Bajka”, Szczecin', checked: true });
    await hand.click(sheet.getByRole('radio', { name: 'Brak' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await hand.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('17');
  },
};
