import { isImageType, RICH_TEXT } from '@urzad/domain/rich-text';
import type { ImageRefusal } from './image-refusal';

export type ReadImage = { src: string } | { refusal: ImageRefusal };

/** A file as an embedded image (Spec §5). */
export async function readImage(file: File): Promise<ReadImage> {
  if (!isImageType(file.type)) return { refusal: 'wrong-format' };
  if (file.size > RICH_TEXT.imageBytes) return { refusal: 'too-large' };
  const src = await dataUrlOf(file);

  return (await isPicture(src)) ? { src } : { refusal: 'wrong-format' };
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Name and type may be wrong: only what the browser decodes is a picture. */
async function isPicture(src: string): Promise<boolean> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => true,
    () => false,
  );
}
