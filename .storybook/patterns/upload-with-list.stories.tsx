import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StoredFile, UploadField, type UploadPort } from '@urzad/ui/uploads';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/**
 * Files are sent as soon as they are chosen; the list below tells how far each one is, offers a retry and removes.
 * The value of the field is the names that the server gave.
 */
const meta = { title: 'Patterns/Upload with list' } satisfies Meta;
export default meta;

const KNOWN: readonly StoredFile[] = [
  { filename: 'a1.pdf', name: 'umowa-klub-skrzat.pdf', size: 862_372, text: 'Umowa z placówką' },
  { filename: 'a2.pdf', name: 'zaswiadczenie-z-placowki.pdf', size: 421_970, text: 'Zaświadczenie' },
];

/** An office sends the file to its server here, tells `onProgress` how far it is, and stops when `signal` says so. */
const upload: UploadPort = async ({ name, size }, onProgress) => {
  onProgress(100);
  return { filename: `nowy-${name}`, name, size };
};

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => (
    <UploadField
      label="Załączniki"
      hint="Umowa z placówką i zaświadczenie od pracodawcy."
      name="files"
      multiple
      required
      known={KNOWN}
      defaultValue="a1.pdf|a2.pdf"
      upload={upload}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
    await userEvent.upload(input, new File(['%PDF-1.7'], 'aneks.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(canvas.getByText('aneks.pdf')).toBeVisible());
    await expect(canvas.getByText('umowa-klub-skrzat.pdf')).toBeVisible();
  },
};
