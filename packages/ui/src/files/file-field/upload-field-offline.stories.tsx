import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { attachedFilesPart } from './attached-files-part';
import { inputOf, takesAll } from './testing/upload';
import { UploadField } from './upload-field';
import { uploadSenderPart } from './upload-sender-part';

/** In a file of its own: after another story the chunk is in the cache and cannot be missing. */
const meta = {
  title: 'Files/UploadField/Offline',
  component: UploadField,
  args: {
    label: 'Załączniki',
    name: 'files',
    multiple: true,
    upload: takesAll(),
    onValueChange: fn(),
    onFiles: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'take a file that waits off the list', 'SendsWhatWasChosenBeforeItsEngineCame'],
      ],
      roles: 'as online: progressbar named by the file',
      reads: '„umowa.pdf, pasek postępu, Czekamy na połączenie”',
    } satisfies AccessibilityNotes,
  },
  // As pages of hosts are in development: what is begun is ended and begun once more.
  render: (args) => (
    <StrictMode>
      <UploadField {...args} />
    </StrictMode>
  ),
  beforeEach: async () => {
    await attachedFilesPart.load();
    return pullPlug();
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

const file = (name: string) => new File([new Uint8Array(8).fill(37)], name, { type: 'application/pdf' });

/** Said once of each file that was not refused. */
const WAITING = ['umowa.pdf', 'aneks.pdf', 'opinia.pdf'].map(
  (name) => `Nie ma połączenia z serwerem. Plik ${name} wyśle się, gdy ono wróci.`,
);

/** The engine was not loaded when the line was cut: what is chosen is listed, waits, and is sent once it can be. */
export const SendsWhatWasChosenBeforeItsEngineCame: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () =>
      canvas
        .getAllByRole('listitem')
        .map(({ textContent }) => /(umowa|aneks|zdjecie|opinia)\.\w{3}/.exec(textContent)?.[0]);
    const told = () => [...canvas.getByRole('log').children].map(({ textContent }) => textContent);
    await userEvent.upload(inputOf(canvasElement), [file('umowa.pdf'), file('aneks.pdf')]);
    await userEvent.upload(inputOf(canvasElement), file('zdjecie.exe'), { applyAccept: false });
    await userEvent.upload(inputOf(canvasElement), file('opinia.pdf'));
    await waitFor(() => expect(canvas.getAllByText('Czekamy na połączenie')).toHaveLength(3));
    await expect(uploadSenderPart.loaded()).toBeUndefined();
    await expect(names()).toEqual(['umowa.pdf', 'aneks.pdf', 'zdjecie.exe', 'opinia.pdf']);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/format/);
    await expect(told()).toEqual(WAITING);

    canvas.getByRole('button', { name: 'Przerwij wysyłanie: aneks.pdf' }).focus();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['umowa.pdf', 'zdjecie.exe', 'opinia.pdf']));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const remaining = canvas.getByRole('button', { name: 'Wybierz inny: zdjecie.exe' });
    remaining.focus();

    plugIn();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-umowa.pdf|srv-opinia.pdf'));
    // The row of the refused file is the same one, and the focus in it not lost.
    await expect(canvas.getByRole('button', { name: 'Wybierz inny: zdjecie.exe' })).toBe(remaining);
    await expect(remaining).toHaveFocus();
    await expect(args.upload).toHaveBeenCalledTimes(2);
    await expect(told()).toEqual([
      ...WAITING,
      'Wysyłanie wznowione: umowa.pdf.',
      'Wysłano plik umowa.pdf.',
      'Wysyłanie wznowione: opinia.pdf.',
      'Wysłano plik opinia.pdf.',
    ]);
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenLastCalledWith([
        expect.objectContaining({ filename: 'srv-umowa.pdf', success: true }),
        expect.objectContaining({ filename: 'srv-opinia.pdf', success: true }),
        expect.objectContaining({ filename: 'zdjecie.exe', error: 'extension' }),
      ]),
    );
  },
};
