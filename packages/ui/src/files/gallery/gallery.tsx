import { useMemo, useState } from 'react';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { Lightbox } from '../lightbox/lightbox';
import { type GalleryLabels, galleryLabels } from './gallery.labels';
import { laidImages } from './gallery-image';
import { GalleryList } from './gallery-list';
import type { GalleryProps } from './gallery-props';
import { GallerySlider } from './gallery-slider';

export type { GalleryLabels } from './gallery.labels';
export type { GalleryImage } from './gallery-image';
export type { GalleryCapabilities, GalleryProps, GalleryView } from './gallery-props';

/** Pictures in one of five views (Spec §2). Each has its place before it is loaded, so that nothing jumps. */
export function Gallery({ label, images, view = 'block', labels, canZoom, ...can }: GalleryProps) {
  const words = useLabels<GalleryLabels>(galleryLabels, labels);
  const locale = useLocale();
  const items = useMemo(() => laidImages(images, locale), [images, locale]);
  const [zoomed, setZoomed] = useState<number>();
  const shown = { label, items, words, ...can, onZoom: canZoom ? setZoomed : undefined };

  if (items.length === 0) return <p className="u:text-muted">{words.empty}</p>;

  return (
    <>
      {view === 'slider' ? <GallerySlider {...shown} /> : <GalleryList {...shown} view={view} />}
      {canZoom && (
        <Lightbox
          open={zoomed !== undefined}
          onOpenChange={() => setZoomed(undefined)}
          index={zoomed ?? 0}
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
