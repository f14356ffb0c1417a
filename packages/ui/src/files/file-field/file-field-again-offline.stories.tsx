import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { FileField } from './file-field';

/** In a file of its own: after another story the chunk is in the cache and cannot be missing. */
const meta = {
  title: 'Files/FileField/Asked again',
  component: FileField,
  args: {
    label: 'Załączniki',
    multiple: true,
    files: [
      { id: '1', name: 'umowa-klub-skrzat.pdf', size: 862_372 },
      { id: '2', name: 'IMG_2041.heic', upload: { phase: 'error', message: 'Zły format pliku' } },
    ],
    onAdd: fn(),
    onRemove: fn(),
  },
  parameters: {
    accessibility: {
      keys: [['Enter', 'asks for the list once more', 'AsksForItsListOnceMore']],
      roles: 'as online a list of files, without the buttons of each; a status says what is missing',
      reads:
        '„Nie udało się wczytać listy plików, która nie jest potrzebna do ich wysłania. Sprawdź połączenie z internetem i wybierz „Ponów”.”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A miss is said anew; when the list comes, the focus is at the button that attaches. */
export const AsksForItsListOnceMore: Story = {
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Ponów' });
    again.focus();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText(/^Nie udało się wczytać listy/)).toHaveLength(2));
    await expect(again).toHaveFocus();

    // The line is back, of which the browser does not tell.
    Reflect.deleteProperty(navigator, 'onLine');
    await hand.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Usuń plik: umowa-klub-skrzat.pdf' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dołącz dokumenty' })).toHaveFocus());
  },
};
