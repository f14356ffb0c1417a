import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { attachedFilesPart } from '../file-field/attached-files-part';
import { ImageField } from '../image-field/image-field';
import type { SendingOptions, SendingPort } from '../upload-engine/sending/sending-port';
import { failureOfStatus } from '../upload-engine/upload-failure';
import { inputOf, takesAll } from './testing/upload';
import { UploadField, type UploadFieldProps } from './upload-field';

/** An upload on its way: paused, without a connection, in chunks, and what the host gets to know of it. */
const meta = {
  title: 'Files/UploadField/On its way',
  component: UploadField,
  args: {
    label: 'Załączniki',
    name: 'files',
    multiple: true,
    upload: takesAll() as UploadFieldProps['upload'],
    onValueChange: fn(),
  },
  // Loaded before the story, so that the result does not depend on the loading time.
  beforeEach: async () => void (await attachedFilesPart.load()),
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'pause an upload, let it go on, or end it', 'PausesByTheKeyboard']],
      roles: 'progressbar named by the file; a log tells each phase once',
      reads:
        '„Wysyłanie pliku aneks.pdf. Wysyłanie wstrzymane: aneks.pdf. Wysyłanie wznowione: aneks.pdf. Wysłano plik aneks.pdf.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

const agreement = (size = 8) =>
  new File([new Uint8Array(size).fill(37)], 'aneks.pdf', { type: 'application/pdf' });

/** Answers when it is told to. */
function createSlowServer() {
  const answers: ((answer: unknown) => void)[] = [];
  const plain = fn(
    (_file: File, { onProgress, signal }: SendingOptions) =>
      new Promise<unknown>((resolve, reject) => {
        onProgress(40);
        answers.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return { plain, answer: () => answers.at(-1)?.({ data: { filename: 'u1.pdf' } }) };
}

const slow = createSlowServer();

export const PausesAndGoesOn: Story = {
  args: { upload: slow },
  beforeEach: () => void slow.plain.mockClear(),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    await hand.click(await canvas.findByRole('button', { name: 'Wstrzymaj wysyłanie: aneks.pdf' }));
    await expect(await canvas.findByText('Wstrzymane')).toBeVisible();
    await expect(canvas.getByText('40%')).toBeVisible();
    await expect(canvas.getByRole('log')).toHaveTextContent('Wysyłanie wstrzymane: aneks.pdf.');

    await hand.click(canvas.getByRole('button', { name: 'Wznów wysyłanie: aneks.pdf' }));
    await waitFor(() => expect(slow.plain).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByText('Wstrzymane')).not.toBeInTheDocument();
    await expect(canvas.getByRole('log')).toHaveTextContent('Wysyłanie wznowione: aneks.pdf.');
    slow.answer();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('u1.pdf'));
    await expect(canvas.getByRole('log')).toHaveTextContent('Wysłano plik aneks.pdf.');
  },
};

export const PausesByTheKeyboard: Story = {
  args: { upload: slow },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    (await canvas.findByRole('button', { name: 'Wstrzymaj wysyłanie: aneks.pdf' })).focus();
    await hand.keyboard('{Enter}');
    const resume = await canvas.findByRole('button', { name: 'Wznów wysyłanie: aneks.pdf' });
    await expect(resume).toHaveFocus();
    await hand.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Wstrzymaj wysyłanie: aneks.pdf' })).toHaveFocus();
  },
};

const unreached = fn(takesAll());

export const WaitsForTheConnection: Story = {
  args: { upload: unreached },
  beforeEach: () => void unreached.mockRejectedValueOnce(failureOfStatus(0)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    await expect(await canvas.findByText('Czekamy na połączenie')).toBeVisible();
    await expect(canvas.getByRole('log')).toHaveTextContent(/Nie ma połączenia z serwerem/);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-aneks.pdf'));
  },
};

export const EndsWithAReset: Story = {
  args: { upload: slow },
  render: (args) => (
    <form aria-label="Formularz">
      <UploadField {...args} />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    await expect(await canvas.findByText('40%')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(canvas.queryByText('aneks.pdf')).not.toBeInTheDocument());
    slow.answer();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const CHUNK = 1_048_576;
/** Offset and bytes of each chunk that was sent. */
const chunks: [number, number][] = [];

const inParts: SendingPort = {
  plain: () => Promise.reject(failureOfStatus(500)),
  chunked: {
    start: async () => ({ status: 'success', data: { session_id: 's1', end_offset: CHUNK } }),
    chunk: async ({ start_offset, chunk }) => {
      chunks.push([start_offset, chunk.size]);
      return { status: 'success' };
    },
    finish: async () => ({ status: 'success', data: { filename: 'u2.pdf', url: '/u2.pdf' } }),
    status: () => Promise.reject(failureOfStatus(404)),
    cancel: async () => ({ status: 'success' }),
  },
};

export const SendsALargeFileInParts: Story = {
  args: { upload: inParts },
  beforeEach: () => void chunks.splice(0),
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), agreement(CHUNK + 1));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('u2.pdf'));
    await expect(chunks).toEqual([
      [0, CHUNK],
      [CHUNK, 1],
    ]);
  },
};

export const ListsWhatIsOverTheMaximum: Story = {
  args: { maximum: 1, upload: takesAll() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const second = new File(['b'], 'drugi.pdf', { type: 'application/pdf' });
    await userEvent.upload(inputOf(canvasElement), [agreement(), second]);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-aneks.pdf'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Jest już tyle plików/);
    await expect(canvas.getByText('drugi.pdf')).toBeVisible();
    await expect(args.upload).toHaveBeenCalledOnce();
  },
};

export const CountsStoredFilesAmongTheMost: Story = {
  args: { maximum: 2, upload: takesAll(), defaultValue: 'umowa.pdf' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('umowa.pdf|srv-aneks.pdf'));
    await userEvent.upload(inputOf(canvasElement), new File(['b'], 'drugi.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Jest już tyle plików/);
    await expect(args.upload).toHaveBeenCalledOnce();
  },
};

/** A picture of so many pixels. */
async function picture(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], name, { type: 'image/png' });
}

const onFiles = fn();

export const TellsTheExtendedValue: Story = {
  args: { upload: takesAll('/p1.png') },
  beforeEach: () => void onFiles.mockClear(),
  render: ({ multiple: _, ...args }) => <ImageField {...args} onFiles={onFiles} />,
  play: async ({ canvasElement }) => {
    const stored = { url: '/p1.png', success: true, progress: 100, type: 'image/png' };
    await userEvent.upload(inputOf(canvasElement), await picture('plac.png', 3, 2));
    await waitFor(() =>
      expect(onFiles).toHaveBeenLastCalledWith([
        {
          ...stored,
          filename: 'srv-plac.png',
          upload_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          error: '',
          width: 3,
          height: 2,
        },
      ]),
    );
    await expect(onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ filename: 'srv-plac.png', success: true, error: 'image parsing', width: 0 }),
    ]);
    await userEvent.upload(inputOf(canvasElement), new File(['x'], 'zły.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(onFiles).toHaveBeenLastCalledWith([
        expect.objectContaining({ filename: 'srv-zły.png', error: 'parsing image size', width: 0 }),
      ]),
    );
  },
};

export const TellsWhyAFileIsRefused: Story = {
  args: { limitBytes: 4 },
  beforeEach: () => void onFiles.mockClear(),
  render: (args) => <UploadField {...args} onFiles={onFiles} />,
  play: async ({ canvasElement }) => {
    const files = [agreement(5), new File([], 'pusty.pdf'), new File(['a'], 'program.exe')];
    await userEvent.upload(inputOf(canvasElement), files, { applyAccept: false });
    await waitFor(() =>
      expect(onFiles).toHaveBeenLastCalledWith([
        expect.objectContaining({ filename: 'aneks.pdf', error: 'size' }),
        expect.objectContaining({ filename: 'pusty.pdf', error: 'size' }),
        expect.objectContaining({ filename: 'program.exe', error: 'extension' }),
      ]),
    );
  },
};
