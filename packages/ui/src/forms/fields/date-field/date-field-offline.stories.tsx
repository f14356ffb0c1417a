import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { plugIn, pullPlug } from '../../../feedback/connection/testing/plug';
import { placementPart } from '../../../internal/floating/placement';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { DateField } from './date-field';

/** In a file of its own: after another story the chunk of the calendar is in the cache and cannot be missing. */
const meta = {
  title: 'Forms/DateField/Offline',
  component: DateField,
  args: { label: 'Początek opieki', name: 'care_start', today: '2026-11-20' },
  parameters: {
    accessibility: {
      keys: [
        ['Escape', 'closes the calendar and gives the focus back to its button', 'EscapeClosesTheCalendar'],
      ],
      roles: 'status in the dialog of the calendar; the textbox of the date stays',
      reads: '„Nie udało się wczytać kalendarza. Zamknij go i wpisz datę w polu.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DoesWithoutItsCalendar: Story = {
  beforeEach: async () => {
    await placementPart.load();
    return pullPlug();
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Początek opieki' });
    await hand.type(field, '4.1.27');
    const button = canvas.getByRole('button', { name: /^Wybierz z kalendarza/ });
    await hand.click(button);
    const calendar = within(await screen.findByRole('dialog', { name: 'Wybierz dzień' }));
    await expect(await calendar.findByRole('status')).toHaveTextContent('Nie udało się wczytać kalendarza.');
    await expect(field).toHaveValue('04.01.2027');

    plugIn();
    await expect(
      await calendar.findByRole('button', { name: /, 4 stycznia 2027, zaznaczony/ }),
    ).toBeInTheDocument();
  },
};
