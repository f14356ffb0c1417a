import { withOtherNames } from '@urzad/domain';
import { expect, fn } from 'storybook/test';
import { hand } from '../../../internal/testing/hand';
import type { StoredFile, UploadPort } from '../stored-file';

/** A generated picture: the stories need no file. */
export const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"%3E%3Crect width="320" height="200" fill="%23cfe3f5"/%3E%3Cpath d="M0 200 90 90l60 60 50-40 120 90z" fill="%232f7d4f"/%3E%3Ccircle cx="250" cy="50" r="26" fill="%23f2b632"/%3E%3C/svg%3E';

/** Two hundredths of a second of silence. */
export const SOUND = `data:audio/wav;base64,UklGRsQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YaAAAACA${'gICA'.repeat(53)}`;

/** A server that accepts every file at once under a new name. */
export const takesAll = (address?: string) =>
  fn<UploadPort>(async (file): Promise<StoredFile> => ({ filename: `srv-${file.name}`, url: address }));

/** The file input, which only the chooser of the system fills. */
export function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The field has no file input: the chooser could not be opened.');
  return input;
}

/** The chooser offers these kinds of files and no others. */
export const offers =
  (...extensions: readonly string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const accept = withOtherNames(extensions)
      .map((extension) => `.${extension}`)
      .join(',');
    await expect(inputOf(canvasElement)).toHaveAttribute('accept', accept);
  };

/** Each key on the focused button asks the system for files once. Its chooser, which no story can close, stays away. */
export async function opensTheChooser(canvasElement: HTMLElement, ...keys: string[]) {
  const input = inputOf(canvasElement);
  const asked = fn((event: Event) => event.preventDefault());
  input.addEventListener('click', asked);
  for (const key of keys) {
    await hand.keyboard(key);
    await expect(asked).toHaveBeenCalledOnce();
    asked.mockClear();
  }
  input.removeEventListener('click', asked);
}
