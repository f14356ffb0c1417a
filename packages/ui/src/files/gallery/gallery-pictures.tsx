import { useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useHydrated } from '../../foundations/hydrated/use-hydrated';
import { Sortable } from '../../internal/sortable/sortable';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import { type ItemDrawing, itemOf } from './gallery-item';
import type { LaidStyle } from './gallery-layout';
import type { GalleryCapabilities, GalleryProps, GalleryView } from './gallery-props';
import { GROWTH, type Growth, useGrowing } from './use-growing';
import { type PlaceStyles, usePlaces } from './use-places';
import './gallery.css';

export interface GalleryPicturesProps extends Omit<GalleryCapabilities, 'canZoom' | 'onSaveInfo'> {
  label: string;
  items: readonly LaidImage[];
  words: GalleryLabels;
  onZoom?: ((index: number) => void) | undefined;
  onBroken?: GalleryProps['onBroken'];
}

type ListView = Exclude<GalleryView, 'slider'>;

/**
 * One list in the order of the pictures, whatever their places: Tab and screen readers follow it. The places are lengths
 * that the browser computes from the width, so a changed width draws nothing anew as long as rows, columns and the lines
 * of captions are the same.
 */
export function GalleryPictures({ view, ...props }: GalleryPicturesProps & { view: ListView }) {
  const { label, items, words, onZoom, onBroken, canOrder, onOrder, ...can } = props;
  const style: LaidStyle | undefined = view === 'row' || view === 'masonry' ? view : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const { styles, watch } = usePlaces(frame, style, items);
  const tools = canOrder || can.canEditInfo || can.canDelete ? can : undefined;
  const { pictures, isWhole } = useDrawn(items, growthOf(items, tools), !style || styles !== undefined);

  return (
    <div className="u:part">
      {/* As wide as the gallery and of no height, so that it tells of a new width alone. */}
      <div ref={frame} className="u:part" />
      <div className={cn('u:gallery', view === 'mix' && 'u:gallery-even')} style={styles?.gallery}>
        <PictureList
          {...{ view, label, pictures, styles, canOrder }}
          drawing={{ words, tools, watch, onZoom, onBroken }}
          onOrder={isWhole ? (ids) => onOrder?.(ids) : undefined}
        />
      </div>
    </div>
  );
}

interface PictureListProps extends Pick<GalleryPicturesProps, 'label' | 'canOrder'> {
  view: ListView;
  pictures: readonly LaidImage[];
  styles: PlaceStyles | undefined;
  drawing: ItemDrawing;
  /** Absent as long as some pictures are not drawn. */
  onOrder: ((ids: readonly string[]) => void) | undefined;
}

function PictureList({ view, label, pictures, styles, canOrder, drawing, onOrder }: PictureListProps) {
  const list = { className: listClass(view, styles !== undefined), style: styles?.list };
  if (!canOrder)
    return (
      <ol aria-label={label} {...list}>
        {pictures.map((item, index) => itemOf({ item, index, laid: styles?.items[index] }, drawing))}
      </ol>
    );

  return (
    <Sortable
      as="ol"
      layout={view === 'block' ? 'list' : 'grid'}
      items={pictures}
      {...{ label, onOrder, ...list }}
    >
      {(item, place) =>
        itemOf({ item, index: place.index, laid: styles?.items[place.index], place }, drawing)
      }
    </Sortable>
  );
}

/** The pictures that are drawn by now, and whether these are all. */
function useDrawn(items: readonly LaidImage[], growth: Growth, hasPlaces: boolean) {
  const isHydrated = useHydrated();
  const drawn = useGrowing(items.length, growth);
  // A server cannot measure, and its list has the places of the style sheet.
  const isWhole = drawn === items.length || !isHydrated;
  // A browser measures before it draws.
  if (isHydrated && !hasPlaces) return { pictures: NO_ITEMS, isWhole };
  return { pictures: isWhole ? items : items.slice(0, drawn), isWhole };
}

function growthOf(items: readonly LaidImage[], tools: unknown): Growth {
  if (tools) return GROWTH.withTools;
  return items.some(({ caption }) => caption !== undefined) ? GROWTH.captioned : GROWTH.alone;
}

/** Before scripts have the page, rows are of three and columns those of CSS. */
function listClass(view: ListView, isLaid: boolean): string {
  const isOfThree = view === 'mix' || (view === 'row' && !isLaid);
  return cn(
    'u:gallery-list',
    isLaid && 'u:gallery-laid',
    isOfThree && 'u:gallery-three',
    view === 'masonry' && !isLaid && 'u:gallery-columns',
  );
}

const NO_ITEMS: readonly LaidImage[] = [];
