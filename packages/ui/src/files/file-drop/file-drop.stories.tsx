import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { onTouch } from '../../internal/testing/paper';
import { opensTheChooser } from '../upload-field/testing/upload';
import { dropZonePart } from './drop-zone-part';
import { FileDrop } from './file-drop';
import { agreement, areaOf, drag, inputOf, leave, transferOf } from './testing/drag';

const meta = {
  title: 'Files/FileDrop',
  component: FileDrop,
  args: { onAdd: fn(), onReject: fn() },
  beforeEach: async () => {
    await dropZonePart.load();
  },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'reaches the button; dropping has no key, the button does the same',
          'ChoosesWithoutItsDropZone',
        ],
        ['Enter, Space', 'open the chooser of the system', 'OpensTheChooserByKeyboard'],
      ],
      roles: 'button, described by the hint and the error of its field',
      reads: '„Dołącz dokument, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'picture-forced', 'recorded'] };

const added = fn((_files: readonly File[]) => undefined);
const namesOf = (files: readonly File[] = []) => files.map(({ name }) => name);

export const Many: Story = {
  args: { multiple: true, onAdd: added },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Dołącz dokumenty' })).toBeVisible();
    drag('drop', areaOf(canvasElement), agreement(), new File(['%PDF-1.7'], 'aneks.pdf'));
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
    await expect(namesOf(added.mock.lastCall?.[0])).toEqual(['umowa-2024.pdf', 'aneks.pdf']);
  },
};

/** The field shows the error; the frame marks the area, in a colour that contrasts with the surface. */
export const Invalid: Story = {
  args: { invalid: true },
  tags: ['picture'],
};

/** Dropped files are ignored, and the area does not invite to drop any. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Dołącz dokument' })).toBeDisabled();
    drag('dragenter', areaOf(canvasElement), agreement());
    drag('drop', areaOf(canvasElement), agreement());
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByText('Drop files to upload')).not.toBeInTheDocument();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const TakesAChosenFile: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), agreement());
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onReject).not.toHaveBeenCalled();
    // Otherwise the same file, mended meanwhile, would be no change.
    await expect(inputOf(canvasElement).files).toHaveLength(0);
  },
};

export const OpensTheChooserByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Dołącz dokument' })).toHaveFocus();
    await opensTheChooser(canvasElement, '{Enter}', ' ');
  },
};

export const ShowsWhereToDrop: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag('dragenter', areaOf(canvasElement), agreement());
    await expect(await canvas.findByText('Drop files to upload')).toBeInTheDocument();

    drag('drop', areaOf(canvasElement), agreement());
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Drop files to upload')).not.toBeInTheDocument();
  },
};

/** Of a drag that ended without a word, as outside of the window. */
export const ForgetsADragThatWasLost: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const sign of ['mousemove', 'keydown', 'blur']) {
      drag('dragenter', areaOf(canvasElement), agreement());
      drag('dragover', areaOf(canvasElement), agreement());
      await expect(await canvas.findByText('Drop files to upload')).toBeVisible();
      window.dispatchEvent(new Event(sign));
      await waitFor(() => expect(canvas.queryByText('Drop files to upload')).not.toBeInTheDocument());
    }
    leave(areaOf(canvasElement), document.body);
  },
};

export const StaysMarkedOverItsParts: Story = {
  play: async ({ canvas, canvasElement }) => {
    const area = areaOf(canvasElement);
    drag('dragenter', area, agreement());
    await expect(await canvas.findByText('Drop files to upload')).toBeVisible();
    // Browsers say what is entered before they say what is left.
    drag('dragenter', canvas.getByRole('button'), agreement());
    leave(area, canvas.getByRole('button'));
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByText('Drop files to upload')).toBeVisible();
    leave(canvas.getByRole('button'), canvasElement);
    await waitFor(() => expect(canvas.queryByText('Drop files to upload')).not.toBeInTheDocument());
  },
};

/** The browser would open the file in place of the page. */
export const KeepsThePageWhenAFileIsDroppedBesideIt: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(drag('dragover', canvasElement, agreement()).defaultPrevented).toBe(true);
    await expect(drag('drop', canvasElement, agreement()).defaultPrevented).toBe(true);
    await expect(args.onAdd).not.toHaveBeenCalled();
    // Text may still be dragged into a field.
    await expect(drag('dragover', canvasElement).defaultPrevented).toBe(false);
    drag('dragenter', areaOf(canvasElement));
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByText('Drop files to upload')).not.toBeInTheDocument();
  },
};

export const TakesAPastedFile: Story = {
  play: async ({ args, canvas }) => {
    const clipboardData = transferOf([agreement()]);
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    canvas.getByRole('button').dispatchEvent(paste);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(paste.defaultPrevented).toBe(true);
  },
};

const refusals = [
  ['another format', new File(['MZ'], 'program.exe'), 'extension', /^Zły format pliku$/],
  ['a system file', new File([''], 'Thumbs.db'), 'extension', /^Zły format pliku$/],
  [
    'one byte too many',
    new File([new Uint8Array(3_000_001)], 'skan.pdf'),
    'size',
    /^Plik jest za duży\. Może mieć do 2,86\sMB\. Zeskanuj/,
  ],
  [
    'a photo of a phone',
    new File([new Uint8Array(5_400_000)], 'IMG_2041.jpg'),
    'size',
    /^Plik jest za duży\. Może mieć do 2,86\sMB\. Zmniejsz zdjęcie/,
  ],
  [
    'the format of an iPhone',
    new File(['ftypheic'], 'IMG_2041.HEIC'),
    'extension',
    /^Zły format pliku\. Zapisz zdjęcie jako JPG/,
  ],
  ['nothing', new File([], 'pusty.pdf'), 'empty', /^Plik jest pusty/],
] as const;

export const RefusesWithAReason: Story = {
  tags: ['recorded'],
  play: async ({ args, canvasElement }) => {
    for (const [, file, code, message] of refusals) {
      drag('drop', areaOf(canvasElement), file);
      await waitFor(() =>
        expect(args.onReject).toHaveBeenLastCalledWith([
          expect.objectContaining({ code, message: expect.stringMatching(message) }),
        ]),
      );
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const TakesOneOfTwo: Story = {
  play: async ({ args, canvasElement }) => {
    const second = new File(['%PDF-1.7'], 'aneks.pdf');
    drag('drop', areaOf(canvasElement), agreement(), second);
    await waitFor(() =>
      expect(args.onReject).toHaveBeenCalledWith([
        { file: second, code: 'too-many', message: 'Można dołączyć tylko jeden plik' },
      ]),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The button goes below the text instead of out of the area. */
export const FitsANarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div className="u:max-w-64">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const area = areaOf(canvasElement);
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  },
};

/** A finger cannot drag files: on a touch screen the area does not mention dragging. */
export const SaysNothingOfDraggingUnderAFinger: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Przeciągnij plik tutaj');
    await expect(words).toBeVisible();
    await onTouch(async () => {
      await expect(words).not.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Dołącz dokument' })).toBeVisible();
    });
  },
};
