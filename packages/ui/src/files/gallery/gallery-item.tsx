import type { CSSProperties } from 'react';
import type { Place } from '../../internal/sortable/sorting';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import { pictureOf } from './gallery-picture';
import { GalleryProgress, isOnItsWay } from './gallery-progress';
import type { GalleryCapabilities, GalleryProps } from './gallery-props';
import { GalleryTools } from './gallery-tools';
import type { WatchCaption } from './use-caption-heights';

/** What is the same for each picture of a gallery. */
export interface ItemDrawing {
  words: GalleryLabels;
  /** What is allowed on a picture; absent where nothing is. */
  tools: GalleryCapabilities | undefined;
  watch: WatchCaption | undefined;
  onZoom: ((index: number) => void) | undefined;
  onBroken: GalleryProps['onBroken'];
}

interface DrawnItem {
  item: LaidImage;
  index: number;
  /** Where it lies; absent where the style sheet alone knows it. */
  laid: CSSProperties | undefined;
  /** Where the order may be changed. */
  place?: Place | undefined;
}

/** A picture in its place, with its tools. No component, as `pictureOf`. */
export function itemOf({ item, index, laid, place }: DrawnItem, drawing: ItemDrawing) {
  const { words, tools, watch, onZoom, onBroken } = drawing;
  const { ref, style: moved, handle } = place ?? {};

  return (
    <li
      key={item.id}
      ref={ref}
      className={laid ? 'u:gallery-place' : 'u:gallery-item'}
      style={moved ? { ...laid, ...moved } : laid}
    >
      {pictureOf({
        item,
        words,
        watch,
        onBroken,
        hasShape: laid !== undefined,
        onZoom: onZoom && (() => onZoom(index)),
      })}
      {isOnItsWay(item) ? (
        <GalleryProgress {...{ item, words }} />
      ) : (
        tools && <GalleryTools {...tools} {...{ item, words, place, handle }} />
      )}
    </li>
  );
}
