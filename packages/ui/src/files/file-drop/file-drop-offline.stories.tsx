import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { opensTheChooser } from '../upload-field/testing/upload';
import { FileDrop } from './file-drop';
import { agreement, areaOf, choose, drag, inputOf } from './testing/drag';

/** In a file of its own: after another story the chunk is in the cache and cannot be missing. */
const meta = {
  title: 'Files/FileDrop/Offline',
  component: FileDrop,
  args: { onAdd: fn(), onReject: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'open the chooser of the system, as online', 'ChoosesWithoutItsDropZone']],
      roles: 'as online: button, described by the hint and the error of its field',
      reads: '„Dołącz dokument, przycisk”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Until the drop zone is loaded, files are chosen; a dropped one is not opened in place of the page. */
export const ChoosesWithoutItsDropZone: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const area = areaOf(canvasElement);
    const button = canvas.getByRole('button', { name: 'Dołącz dokument' });
    await hand.tab();
    await expect(button).toHaveFocus();
    await opensTheChooser(canvasElement, '{Enter}', ' ');
    await expect(drag('dragover', area, agreement()).defaultPrevented).toBe(true);
    await expect(drag('drop', area, agreement()).defaultPrevented).toBe(true);
    await expect(args.onAdd).not.toHaveBeenCalled();

    await userEvent.upload(inputOf(canvasElement), agreement());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    // A refusal waits for nothing, and has its reason.
    choose(inputOf(canvasElement), new File([], 'pusty.pdf'));
    await expect(args.onReject).toHaveBeenLastCalledWith([
      expect.objectContaining({ code: 'empty', message: expect.stringMatching(/^Plik jest pusty/) }),
    ]);

    // The connection is back, of which the browser says nothing: the next drag loads the drop zone.
    Reflect.deleteProperty(navigator, 'onLine');
    await waitFor(() => {
      drag('dragenter', area, agreement());
      return expect(canvas.getByText('Drop files to upload')).toBeVisible();
    });
    drag('drop', area, agreement());
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
    // The area was not mounted anew, and the focus in it not lost.
    await expect(area).toBe(areaOf(canvasElement));
    await expect(button).toHaveFocus();
    plugIn();
  },
};
