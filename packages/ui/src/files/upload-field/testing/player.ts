import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inputOf } from './upload';

interface Shown {
  args: { upload: unknown; onValueChange?: unknown };
  canvasElement: HTMLElement;
}

interface Played {
  element: 'audio' | 'video';
  /** The words of Spec §2. */
  attach: string;
  remove: string;
  unplayable: string;
  file: File;
}

/** A recording is uploaded, can be played under its name, and is removed. */
export const playsWhatWasSent =
  ({ element, attach, remove, unplayable, file }: Played) =>
  async ({ args, canvasElement }: Shown) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: attach })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Usuń/ })).not.toBeInTheDocument();
    await userEvent.upload(inputOf(canvasElement), file, { applyAccept: false });
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(`srv-${file.name}`));
    const player = canvasElement.querySelector(element);
    await expect(player).toHaveAccessibleName(file.name);
    await expect(player).toHaveTextContent(unplayable);
    await userEvent.click(canvas.getByRole('button', { name: `${remove}: ${file.name}` }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  };

/** A file of another type is not uploaded, whatever its name. */
export const refuses =
  (file: File) =>
  async ({ args, canvasElement }: Shown) => {
    await userEvent.upload(inputOf(canvasElement), file, { applyAccept: false });
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Zły format pliku');
    await expect(args.upload).not.toHaveBeenCalled();
  };
