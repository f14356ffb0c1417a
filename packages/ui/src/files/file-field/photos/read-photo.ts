import type { Photo } from './smaller-photo';

/** Of the JPEG of a copy, 0-1. */
const QUALITY = 0.85;

/** Reads a picture, turned as its camera noted. Rejects where the browser cannot read it. */
export async function readPhoto(file: Blob): Promise<Photo & { close: () => void }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });

  return {
    width: bitmap.width,
    height: bitmap.height,
    jpegOf: ({ width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws nothing: its memory for pictures is full.');
      context.imageSmoothingQuality = 'high';
      // What is transparent in the picture would become black.
      context.fillStyle = 'white';
      context.fillRect(0, 0, width, height);
      context.drawImage(bitmap, 0, 0, width, height);
      return jpegOf(canvas);
    },
    close: () => bitmap.close(),
  };
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('The browser made no JPEG.'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
