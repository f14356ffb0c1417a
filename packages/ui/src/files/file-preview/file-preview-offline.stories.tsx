import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { PICTURE } from '../upload-field/testing/upload';
import { FilePreview } from './file-preview';

/** In a file of its own: after another story the chunk of the viewer is in the cache and cannot be missing. */
const meta = {
  title: 'Files/FilePreview/Offline',
  component: FilePreview,
  args: { name: 'umowa.pdf', url: '/pliki/umowa.pdf', source: new Uint8Array() },
  parameters: {
    accessibility: {
      keys: [['Enter', 'asks for the viewer once more', 'OffersTheFileWithoutItsViewer']],
      roles: 'words and a link to download the file, instead of the viewer',
      reads: '„Nie udało się wczytać podglądu. Pobierz: umowa.pdf, łącze”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof FilePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OffersTheFileWithoutItsViewer: Story = {
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Ponów' });
    again.focus();
    await hand.keyboard('{Enter}');
    await expect(again).toHaveFocus();
    await expect(canvas.getAllByText(/Nie udało się wczytać podglądu/)).toHaveLength(2);
    await expect(canvas.getAllByText(/Nie udało się wczytać podglądu/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pobierz: umowa.pdf' })).toHaveAttribute(
      'download',
      'umowa.pdf',
    );
  },
};

/** Last: then the code is there. The line is back, of which the browser does not tell. */
export const FocusesTheViewerThatCame: Story = {
  args: { name: 'zaświadczenie.jpg', url: PICTURE },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Ponów' });
    Reflect.deleteProperty(navigator, 'onLine');
    again.focus();
    await hand.keyboard('{Enter}');
    const picture = await canvas.findByRole('img', { name: 'zaświadczenie.jpg' });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(document.activeElement).toContainElement(picture);
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Pomniejsz' })).toHaveFocus();
  },
};
