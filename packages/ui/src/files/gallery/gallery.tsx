import { useMemo, useState } from 'react';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import type { FileInfo } from '../file-list/file-info';
import { useFileInfo } from '../file-list/use-file-info';
import { Lightbox } from '../lightbox/lightbox';
import { type GalleryLabels, galleryLabels } from './gallery.labels';
import { fileOf, type GalleryImage, laidImages } from './gallery-image';
import { GalleryPictures } from './gallery-pictures';
import type { GalleryCapabilities, GalleryProps } from './gallery-props';
import { GallerySlider } from './gallery-slider';

export type { GalleryLabels } from './gallery.labels';
export type { GalleryImage } from './gallery-image';
export type { GalleryCapabilities, GalleryProps, GalleryView } from './gallery-props';

/** Pictures in one of five views (Spec §2). Each has its place before it is loaded, so that nothing jumps. */
export function Gallery(props: GalleryProps) {
  const { label, images, view = 'block', labels, canZoom, onSaveInfo, onEditInfo, onBroken, ...can } = props;
  const words = useLabels<GalleryLabels>(galleryLabels, labels);
  const locale = useLocale();
  const items = useMemo(() => laidImages(images, locale), [images, locale]);
  const [zoomed, setZoomed] = useState<number>();
  const { edit, panel } = useFileInfo(
    onSaveInfo && ((file, info) => saveIn(images, file.id, info, onSaveInfo)),
  );
  const editing = { onEditInfo: onEditInfo ?? ((image: GalleryImage) => edit(fileOf(image))) };
  const shown = {
    label,
    items,
    words,
    ...can,
    ...editing,
    onZoom: canZoom ? setZoomed : undefined,
    onBroken,
  };

  if (items.length === 0) return <p className="u:text-muted">{words.empty}</p>;

  return (
    <>
      {view === 'slider' ? <GallerySlider {...shown} /> : <GalleryPictures {...shown} view={view} />}
      {panel}
      {canZoom && (
        <Lightbox
          open={zoomed !== undefined}
          onOpenChange={() => setZoomed(undefined)}
          index={zoomed ?? 0}
          onBroken={(index) => {
            const broken = images[index];
            if (broken) onBroken?.(broken);
          }}
          images={items.map(({ image, name, src }) => ({
            src: image.url,
            title: name,
            alt: name,
            thumb: src,
          }))}
        />
      )}
    </>
  );
}

/** The panel knows a picture as a file; the caller gets the picture. */
function saveIn(
  images: readonly GalleryImage[],
  filename: string,
  info: FileInfo,
  save: NonNullable<GalleryCapabilities['onSaveInfo']>,
) {
  const image = images.find((one) => one.filename === filename);
  return image && save(image, info);
}
