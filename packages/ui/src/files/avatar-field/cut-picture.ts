import type { Square } from './square';

/** The most pixels of a side of an avatar, enough for a sharp one of 64 px on any screen. */
const SIDE_MAX = 512;

/** Of JPEG and WebP, which lose a little. */
const QUALITY = 0.9;

/**
 * The square part of a picture as a file of the same name and type, without what a camera noted of place and time. Where
 * the browser cannot write the type, as Safari with WebP, it is PNG. Rejects where the browser draws nothing.
 */
export async function cutPicture(
  picture: HTMLImageElement,
  { x, y, side }: Square,
  file: File,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(side, SIDE_MAX));
  canvas.height = canvas.width;
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, file.type, QUALITY);
  });
  if (!blob) throw new Error('The browser draws nothing: its memory for pictures is full.');
  return new File([blob], nameOf(file, blob.type), { type: blob.type });
}

/** What a canvas cannot write comes as PNG, and has to say so. */
function nameOf({ name, type }: File, written: string): string {
  return written === type ? name : `${name.slice(0, name.lastIndexOf('.'))}.png`;
}
