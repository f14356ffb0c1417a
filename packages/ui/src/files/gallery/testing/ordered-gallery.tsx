import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery, type GalleryProps } from '../gallery';

/** Who hears of changes. */
export const ON_CHANGE = { onOrder: fn(), onSaveInfo: fn(async () => undefined), onDelete: fn() };

/** Keeps what is changed in it, as a screen does. */
export function OrderedGallery({ onOrder, onSaveInfo, ...args }: GalleryProps) {
  const [images, setImages] = useState(args.images);
  const save: GalleryProps['onSaveInfo'] = async (image, { name, captions }) => {
    await onSaveInfo?.(image, { name, captions });
    setImages(images.map((one) => (one === image ? { ...one, name, captions } : one)));
  };
  const order = (filenames: readonly string[]) => {
    onOrder?.(filenames);
    setImages(filenames.flatMap((name) => images.filter(({ filename }) => filename === name)));
  };
  return <Gallery {...args} images={images} onOrder={order} onSaveInfo={save} />;
}
