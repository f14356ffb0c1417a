import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { attachedFilesPart } from '../file-field/attached-files-part';
import type { KeepingPort } from '../upload-engine/keeping/keeping-port';
import type { UploadChunk } from '../upload-engine/sending/sending-port';
import { sha256Of } from '../upload-engine/sha256';
import { failureOfStatus } from '../upload-engine/upload-failure';
import { inputOf } from './testing/upload';
import { UploadField } from './upload-field';

/** A field for one file, whose upload was cut off by a closed page and whose content was not kept. */
const meta = {
  title: 'Files/UploadField/Kept',
  component: UploadField,
  args: {
    label: 'Załącznik',
    name: 'files',
    upload: takesNothing,
    onValueChange: fn(),
  },
  // Loaded before the story, so that the result does not depend on the loading time.
  beforeEach: async () => {
    await attachedFilesPart.load();
    kept = await keptAgreement();
  },
  // On a server nothing is made before the story.
  render: (args) => <UploadField {...args} upload={kept?.sending ?? takesNothing} keeping={kept?.keeping} />,
  parameters: {
    accessibility: {
      keys: [],
      roles: 'alert: the file has to be chosen again',
      reads: '„Wybierz ten plik jeszcze raz. To, co już zostało wysłane, nie przepadło.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

const CHUNK = 1_048_576;

const agreement = (size: number) =>
  new File([new Uint8Array(size).fill(37)], 'aneks.pdf', { type: 'application/pdf' });

/** A server that has the first of two chunks, and a device that has not kept the content. */
async function keptAgreement(scope = 'files') {
  const sha256 = await sha256Of(agreement(CHUNK + 1));
  const status = { session_id: 's1', end_offset: CHUNK, size: CHUNK + 1, offsets: [0] };
  const asked = {
    start: fn(async () => ({ status: 'success', data: { session_id: 's2', end_offset: CHUNK } })),
    chunk: fn(async (_: UploadChunk) => ({ status: 'success' })),
    finish: fn(async () => ({ status: 'success', data: { filename: 'u3.pdf' } })),
    status: fn(async () => ({ status: 'success', data: status })),
    cancel: fn(async () => ({ status: 'success' })),
  };
  const upload = { name: 'aneks.pdf', size: CHUNK + 1, type: 'application/pdf', session_id: 's1', sha256 };
  const keeping = {
    keep: fn(async () => undefined),
    read: fn(async () => [{ ...upload, id: 'k1', scope }]),
    remove: async () => undefined,
  } satisfies KeepingPort;
  return { asked, keeping, sending: { plain: takesNothing, chunked: asked } };
}

function takesNothing() {
  return Promise.reject(failureOfStatus(500));
}

let kept: Awaited<ReturnType<typeof keptAgreement>> | undefined;

export const GoesOnWithTheFileChosenAgain: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/nie przepadło/);
    await userEvent.upload(inputOf(canvasElement), agreement(CHUNK + 1));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('u3.pdf'));
    await expect(kept?.asked.chunk.mock.calls.map(([{ start_offset }]) => start_offset)).toEqual([CHUNK]);
    await expect(kept?.asked.start).not.toHaveBeenCalled();
    await expect(kept?.asked.cancel).not.toHaveBeenCalled();
  },
};

export const PutsAnotherFileInThePlaceOfAKeptOne: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');
    await userEvent.upload(inputOf(canvasElement), agreement(CHUNK + 2));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('u3.pdf'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(kept?.asked.cancel).toHaveBeenCalledOnce();
  },
};

/** Nothing tells what is its own. */
export const KeepsNothingWithoutAName: Story = {
  args: { name: undefined },
  beforeEach: async () => {
    kept = await keptAgreement('');
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), agreement(CHUNK + 1));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('u3.pdf'));
    await expect(kept?.keeping.read).not.toHaveBeenCalled();
    await expect(kept?.keeping.keep).not.toHaveBeenCalled();
  },
};
