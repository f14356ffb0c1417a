import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { attachedFilesPart } from '../file-field/attached-files-part';
import type { KeepingPort, KeptUpload } from '../upload-engine/keeping/keeping-port';
import type { SendingPort } from '../upload-engine/sending/sending-port';
import { sha256Of } from '../upload-engine/sha256';
import { inputOf } from './testing/upload';
import { UploadField } from './upload-field';

/** What the device has kept of an earlier visit is resumed, also where the device answers late. */
const meta = {
  title: 'Files/UploadField/Resuming',
  component: UploadField,
  args: { label: 'Załącznik', name: 'files', upload: takesNothing, onValueChange: fn() },
  beforeEach: async () => {
    await attachedFilesPart.load();
    world = createWorld(await keptUploads());
  },
  // In development React runs effects twice. On a server nothing is made before the story.
  render: (args) => (
    <StrictMode>
      <UploadField {...args} upload={world?.sending ?? takesNothing} keeping={world?.keeping} />
    </StrictMode>
  ),
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as any upload: progressbar named by the file',
      reads: '„Wysłano plik nowa.pdf.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

const CHUNK = 1_048_576;

const file = (name: string, size = 8) =>
  new File([new Uint8Array(size).fill(37)], name, { type: 'application/pdf' });

/** One that goes on by itself, and one that has to be chosen again. */
async function keptUploads(): Promise<KeptUpload[]> {
  const facts = { type: 'application/pdf', scope: 'files' };
  const sha256 = await sha256Of(file('aneks.pdf', CHUNK + 1));
  return [
    { ...facts, id: 'k1', name: 'stara.pdf', size: 8, file: file('stara.pdf') },
    { ...facts, id: 'k2', name: 'aneks.pdf', size: CHUNK + 1, session_id: 's1', sha256 },
  ];
}

/** A server that has the first chunk of what is to be chosen again, and a device that answers once `tell` is called. */
function createWorld(all: readonly KeptUpload[]) {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const status = { session_id: 's1', end_offset: CHUNK, size: CHUNK + 1, offsets: [0] };
  const sending = {
    plain: fn<SendingPort['plain']>(async ({ name }) => ({
      status: 'success',
      data: { filename: `srv-${name}` },
    })),
    chunked: {
      start: fn(async () => ({ status: 'success', data: { session_id: 's2', end_offset: CHUNK } })),
      chunk: fn(async () => ({ status: 'success' })),
      finish: fn(async () => ({ status: 'success', data: { filename: 'srv-aneks.pdf' } })),
      status: fn(async () => ({ status: 'success', data: status })),
      cancel: fn(async () => ({ status: 'success' })),
    },
  };
  const keeping = {
    keep: fn(async () => undefined),
    read: fn(async () => {
      await told;
      return all;
    }),
    remove: fn(async () => undefined),
  } satisfies KeepingPort;
  return { sending, keeping, tell: () => tell() };
}

function takesNothing() {
  return Promise.reject(new Error('The story has not begun.'));
}

let world: ReturnType<typeof createWorld> | undefined;

function theWorld() {
  if (!world) throw new Error('The story has not begun.');
  return world;
}

const sentNames = () => theWorld().sending.plain.mock.calls.map(([{ name }]) => name);

export const SendsWhatWasKept: Story = {
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    theWorld().tell();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-stara.pdf'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/nie przepadło/);
    await expect(sentNames()).toEqual(['stara.pdf']);
  },
};

/** The device answers only after the chosen file was sent. */
export const SendsTheChosenFileInsteadOfTheKeptOne: Story = {
  play: async ({ args, canvasElement }) => {
    const { keeping, sending, tell } = theWorld();
    await userEvent.upload(inputOf(canvasElement), file('nowa.pdf'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-nowa.pdf'));
    tell();
    await waitFor(() => expect(keeping.remove.mock.calls.slice(-2)).toEqual([['k1'], ['k2']]));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(sentNames()).toEqual(['nowa.pdf']);
    await expect(sending.chunked.cancel).toHaveBeenCalledOnce();
  },
};

/** The person does not see that it is kept, and chooses it once more. */
export const SendsOnceWhatWasChosenOnceMore: Story = {
  args: { multiple: true },
  play: async ({ args, canvas, canvasElement }) => {
    const { keeping, tell } = theWorld();
    await userEvent.upload(inputOf(canvasElement), [file('stara.pdf'), file('nowa.pdf')]);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-stara.pdf|srv-nowa.pdf'));
    tell();
    await waitFor(() => expect(keeping.remove).toHaveBeenCalledWith('k1'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/nie przepadło/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(sentNames()).toEqual(['stara.pdf', 'nowa.pdf']);
  },
};
