import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { SpecField } from './spec-field';

const BAJKA = { value: '17', label: 'Żłobek „Bajka”, Szczecin' };

/** In a file of its own: after another story the chunk of the field is in the cache and cannot come late. */
const meta = {
  title: 'Forms/SpecField/Late',
  component: SpecField,
  args: {
    name: 'providers',
    spec: {
      step: 1,
      type: 'objects',
      pl: 'Placówki dzieci',
      en: "Children's care providers",
      required: false,
    },
    today: '2027-02-10',
    value: ['17'],
    onValueChange: fn(),
    source: { lookup: async () => ({ items: [BAJKA], count: 1 }), known: [BAJKA] },
  },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'reaches the text of what is chosen, and the list once it is loaded',
          'SaysSoAndHandsTheFocusOver',
        ],
      ],
      roles: 'textbox that is read-only, then a button that opens the list',
      reads:
        '„Placówki dzieci, pole edycyjne, tylko do odczytu, Żłobek „Bajka”, Szczecin, Nie udało się wczytać listy.”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof SpecField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SaysSoAndHandsTheFocusOver: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Placówki dzieci' });
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription(
        'Nie udało się wczytać listy. Sprawdź połączenie z internetem, a spróbujemy jeszcze raz.',
      ),
    );
    await expect(text).toHaveValue('Żłobek „Bajka”, Szczecin');
    await hand.tab();
    await expect(text).toHaveFocus();

    plugIn();
    const box = await canvas.findByRole('combobox', { name: /^Placówki dzieci/ });
    await expect(text).not.toBeInTheDocument();
    await expect(box).toHaveFocus();
    await expect(canvas.queryByText(/^Nie udało się wczytać listy/)).not.toBeInTheDocument();
  },
};
