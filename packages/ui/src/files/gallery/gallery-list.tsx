import { type CSSProperties, useMemo } from 'react';
import { useHydrated } from '../../foundations/hydrated/use-hydrated';
import { Sortable } from '../../internal/sortable/sortable';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import { type LaidStyle, type Length, layoutOf } from './gallery-layout';
import { GalleryPicture } from './gallery-picture';
import type { GalleryCapabilities, GalleryView } from './gallery-props';
import { GalleryTools } from './gallery-tools';
import { useGrowing } from './use-growing';
import { useTracks } from './use-tracks';
import './gallery.css';

export interface GalleryListProps extends Omit<GalleryCapabilities, 'canZoom'> {
  label: string;
  items: readonly LaidImage[];
  words: GalleryLabels;
  onZoom?: ((index: number) => void) | undefined;
}

/**
 * One list in the order of the pictures, whatever their places: Tab and screen readers follow it. The places are lengths
 * that the browser computes from the width, so a changed width draws nothing anew as long as rows or columns are the same.
 */
export function GalleryList({ view, ...props }: GalleryListProps & { view: Exclude<GalleryView, 'slider'> }) {
  const { label, items, words, onZoom, canOrder, onOrder, ...can } = props;
  const style: LaidStyle | undefined = view === 'row' || view === 'masonry' ? view : undefined;
  const isHydrated = useHydrated();
  const { frame, tracks } = useTracks(style, items);
  const styles = useMemo(
    () => (style && tracks !== undefined ? stylesOf(style, items, tracks) : undefined),
    [style, items, tracks],
  );
  // A browser measures before it draws; a server cannot, and its list has the places of the style sheet.
  const hasTools = canOrder || can.canEditInfo || can.canDelete;
  const isMeasured = style === undefined || styles !== undefined;
  const drawn = useGrowing(items.length);
  const isWhole = drawn === items.length || !isHydrated;
  const shown = isWhole ? items : items.slice(0, drawn);

  return (
    <div ref={frame} className="u:part">
      <div
        className="u:gallery"
        data-view={view}
        data-laid={styles ? '' : undefined}
        style={styles && { paddingBlockEnd: styles.height }}
      >
        <Sortable
          as="ol"
          layout={view === 'block' ? 'list' : 'grid'}
          items={isMeasured || !isHydrated ? shown : NO_ITEMS}
          label={label}
          className="u:gallery-list"
          onOrder={canOrder && isWhole ? (ids) => onOrder?.(ids) : undefined}
        >
          {(item, { ref, style: moved, handle, index, ...place }) => (
            <li ref={ref} className="u:gallery-item" style={{ ...styles?.items[index], ...moved }}>
              <GalleryPicture item={item} words={words} onZoom={onZoom && (() => onZoom(index))} />
              {hasTools && <GalleryTools {...can} item={item} words={words} place={place} handle={handle} />}
            </li>
          )}
        </Sortable>
      </div>
    </div>
  );
}

const NO_ITEMS: readonly LaidImage[] = [];

function stylesOf(style: LaidStyle, items: readonly LaidImage[], tracks: string) {
  const { spots, heights } = layoutOf(style, items, tracks);
  return {
    height: `max(0px, ${heights.map(css).join(', ')})`,
    items: spots.map(({ left, top, width }, at): CSSProperties => {
      const { width: wide = 1, height: high = 1 } = items[at] ?? {};
      return {
        insetInlineStart: css(left),
        marginBlockStart: css(top),
        width: css(width),
        aspectRatio: `${wide} / ${high}`,
      };
    }),
  };
}

const DIGITS = 4;

/** A percentage of a margin or of a padding is that of the width, also where it moves downwards. */
function css({ part, px }: Length): string {
  return `calc(${(part * 100).toFixed(DIGITS)}% + ${px.toFixed(DIGITS)}px)`;
}
