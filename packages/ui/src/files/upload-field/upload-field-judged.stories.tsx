import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { attachedFilesPart } from '../file-field/attached-files-part';
import { locked } from '../pdf-view/testing/scans';
import { contentRefusal } from '../upload-engine/judging/content-refusal';
import { sendingBy } from '../upload-engine/sending/sending-port';
import { inputOf, takesAll } from './testing/upload';
import { UploadField } from './upload-field';

const upload = takesAll();

/** What a server would refuse is said before it is sent, where the host lets a file be judged by its content. */
const meta = {
  title: 'Files/UploadField/Judged',
  component: UploadField,
  args: {
    label: 'Załączniki',
    name: 'files',
    multiple: true,
    upload: { ...sendingBy(upload), judge: contentRefusal },
  },
  beforeEach: async () => {
    upload.mockClear();
    await attachedFilesPart.load();
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'a refusal is an alert beside its file',
      reads: '„Plik jest zabezpieczony hasłem, więc nikt w urzędzie go nie otworzy.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RefusesADocumentWithAPassword: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), [
      new File([locked], 'haslo.pdf', { type: 'application/pdf' }),
      new File(['%PDF-1.7 (see /Encrypt 5)'], 'o-szyfrowaniu.pdf', { type: 'application/pdf' }),
      new File(['MZ'], 'program.pdf', { type: 'application/pdf' }),
    ]);
    await expect(await screen.findByText(/Plik jest zabezpieczony hasłem/)).toBeVisible();
    await expect(await screen.findByText(/To nie jest plik PDF/)).toBeVisible();
    const sent = () => upload.mock.calls.map(([{ name }]) => name);
    await waitFor(() => expect(sent()).toEqual(['o-szyfrowaniu.pdf']));
  },
};
