import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { FileField } from './file-field';

// In a file of its own: after another story the chunk is in the cache and cannot be missing.
/** What a field shows where its list of files does not come: their names, why one was refused, and what asks for it again. */
const meta = {
  title: 'Files/FileField/Offline',
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
      keys: [
        ['Tab', 'goes to the button that attaches, then to „Ponów”', 'NamesItsFilesUntilTheListIsLoaded'],
      ],
      roles: 'as online a list of files, without the buttons of each; a status says what is missing',
      reads:
        '„Nie udało się wczytać listy plików, która nie jest potrzebna do ich wysłania. Sprawdź połączenie z internetem i wybierz „Ponów”.”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NamesItsFilesUntilTheListIsLoaded: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const told = await canvas.findByText(
      'Nie udało się wczytać listy plików, która nie jest potrzebna do ich wysłania. Sprawdź połączenie z internetem i wybierz „Ponów”.',
    );
    await expect(told).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'umowa-klub-skrzat.pdf',
      'IMG_2041.heicZły format pliku',
    ]);
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Dołącz dokumenty' })).toHaveFocus();
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Ponów' })).toHaveFocus();
  },
};

export const LoadsItsListWhenTheConnectionIsBack: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nie udało się wczytać listy plików/);
    const height = () => canvas.getAllByRole('listitem').map((row) => row.offsetHeight);
    const before = height();

    plugIn();
    await expect(
      await canvas.findByRole('button', { name: 'Usuń plik: umowa-klub-skrzat.pdf' }),
    ).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Zły format pliku');
    await waitFor(() => expect(canvas.queryByText(/^Nie udało się wczytać/)).not.toBeInTheDocument());
    await expect(height()).toEqual(before);
  },
};
