import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { attachedFilesPart } from './attached-files-part';
import { inputOf, takesAll } from './testing/upload';
import { UploadField } from './upload-field';
import { uploadSenderPart } from './upload-sender-part';

/** In a file of its own: after another story what sends files is loaded. */
const meta = {
  title: 'Files/UploadField/Late',
  component: UploadField,
  args: { label: 'Załączniki', name: 'files', multiple: true, upload: takesAll(), onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as any upload: progressbar named by the file; a log',
      reads: '„Nie ma połączenia z serwerem. Plik umowa.pdf wyśle się, gdy ono wróci.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

let isAway = true;

/** The server is away although the browser is online: what sends is asked for again by time, without a press. */
export const SendsOnceTheServerIsBack: Story = {
  beforeEach: async () => {
    await attachedFilesPart.load();
    isAway = true;
    const load = uploadSenderPart.load;
    spyOn(uploadSenderPart, 'load').mockImplementation(() =>
      isAway ? Promise.reject(new Error('The server is away.')) : load(),
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    const umowa = new File([new Uint8Array(8).fill(37)], 'umowa.pdf', { type: 'application/pdf' });
    await userEvent.upload(inputOf(canvasElement), umowa);
    await expect(await canvas.findByText('Czekamy na połączenie')).toBeVisible();
    await expect(canvas.getByRole('log')).toHaveTextContent(
      'Nie ma połączenia z serwerem. Plik umowa.pdf wyśle się, gdy ono wróci.',
    );
    isAway = false;
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-umowa.pdf'), {
      timeout: 120_000,
    });
    await expect(args.upload).toHaveBeenCalledOnce();
  },
};
