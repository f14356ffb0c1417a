import { useRef } from 'react';
import { useHydrated } from '../../foundations/hydrated/use-hydrated';
import { Sortable } from '../../internal/sortable/sortable';
import type { Place } from '../../internal/sortable/sorting';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import type { LaidStyle } from './gallery-layout';
import { pictureOf } from './gallery-picture';
import type { GalleryCapabilities, GalleryProps, GalleryView } from './gallery-props';
import { GalleryTools } from './gallery-tools';
import { useGrowing } from './use-growing';
import { usePlaces } from './use-places';
import './gallery.css';

export interface GalleryPicturesProps extends Omit<GalleryCapabilities, 'canZoom' | 'onSaveInfo'> {
  label: string;
  items: readonly LaidImage[];
  words: GalleryLabels;
  onZoom?: ((index: number) => void) | undefined;
  onBroken?: GalleryProps['onBroken'];
}

/**
 * One list in the order of the pictures, whatever their places: Tab and screen readers follow it. The places are lengths
 * that the browser computes from the width, so a changed width draws nothing anew as long as rows, columns and the lines
 * of captions are the same.
 */
export function GalleryPictures({
  view,
  ...props
}: GalleryPicturesProps & { view: Exclude<GalleryView, 'slider'> }) {
  const { label, items, words, onZoom, onBroken, canOrder, onOrder, ...can } = props;
  const style: LaidStyle | undefined = view === 'row' || view === 'masonry' ? view : undefined;
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const { styles, watch } = usePlaces(frame, style, items);
  // A browser measures before it draws; a server cannot, and its list has the places of the style sheet.
  const hasTools = canOrder || can.canEditInfo || can.canDelete;
  const isMeasured = style === undefined || styles !== undefined;
  const isLight = !hasTools;
  const drawn = useGrowing(items.length, isLight);
  const isWhole = drawn === items.length || !isHydrated;
  const shown = isWhole ? items : items.slice(0, drawn);

  const pictures = isMeasured || !isHydrated ? shown : NO_ITEMS;
  const list = { className: 'u:gallery-list', style: styles?.list };

  function itemOf(item: LaidImage, index: number, place?: Place) {
    const { ref, style: moved, handle } = place ?? {};
    return (
      <li
        key={item.id}
        ref={ref}
        className={styles && !item.caption ? 'u:gallery-item u:gallery-alone' : 'u:gallery-item'}
        style={moved ? { ...styles?.items[index], ...moved } : styles?.items[index]}
      >
        {pictureOf({
          item,
          words,
          watch,
          onBroken,
          hasShape: styles !== undefined,
          onZoom: onZoom && (() => onZoom(index)),
        })}
        {hasTools && <GalleryTools {...can} {...{ item, words, place, handle }} />}
      </li>
    );
  }

  return (
    <div className="u:part">
      {/* As wide as the gallery and of no height, so that it tells of a new width alone. */}
      <div ref={frame} className="u:part" />
      <div className="u:gallery" data-view={view} data-laid={styles ? '' : undefined} style={styles?.gallery}>
        {canOrder ? (
          <Sortable
            as="ol"
            layout={view === 'block' ? 'list' : 'grid'}
            items={pictures}
            label={label}
            {...list}
            onOrder={isWhole ? (ids) => onOrder?.(ids) : undefined}
          >
            {(item, place) => itemOf(item, place.index, place)}
          </Sortable>
        ) : (
          <ol aria-label={label} {...list}>
            {pictures.map((item, index) => itemOf(item, index))}
          </ol>
        )}
      </div>
    </div>
  );
}

const NO_ITEMS: readonly LaidImage[] = [];
