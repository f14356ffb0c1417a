import { type CSSProperties, type RefObject, useMemo } from 'react';
import type { LaidImage } from './gallery-image';
import {
  type ColumnSpot,
  type LaidStyle,
  type Length,
  layoutOf,
  type Shape,
  type Spot,
} from './gallery-layout';
import { type CaptionHeights, useCaptionHeights, type WatchCaption } from './use-caption-heights';
import { useTracks } from './use-tracks';

interface Places {
  /** Absent until the width is known, and where nothing is laid. */
  styles: PlaceStyles | undefined;
  /** The `ref` of each caption; absent where nothing is laid. */
  watch: WatchCaption | undefined;
}

export interface PlaceStyles {
  gallery: CSSProperties;
  list: CSSProperties | undefined;
  /** In the order of the pictures. */
  items: readonly CSSProperties[];
}

/** Where the pictures of a laid view lie, in lengths of which the browser makes pixels. */
export function usePlaces(
  frame: RefObject<HTMLElement | null>,
  style: LaidStyle | undefined,
  items: readonly LaidImage[],
): Places {
  const { heights, watch } = useCaptionHeights();
  const shapes = useMemo(() => shapesOf(items, heights), [items, heights]);
  const tracks = useTracks(frame, style, shapes);
  const styles = useMemo(
    () => (style && tracks !== undefined ? stylesOf(style, shapes, tracks) : undefined),
    [style, shapes, tracks],
  );
  return { styles, watch: style && watch };
}

interface CaptionedShape extends Shape {
  /** Without a caption: its height is that of the picture. */
  isAlone: boolean;
}

/** A caption that is not drawn yet counts as the lowest one that is. */
function shapesOf(items: readonly LaidImage[], heights: CaptionHeights): readonly CaptionedShape[] {
  const usual = heights.size > 0 ? Math.min(...heights.values()) : 0;
  return items.map(({ id, width, height, caption }) => ({
    width,
    height,
    below: caption === undefined ? 0 : (heights.get(id) ?? usual),
    isAlone: caption === undefined,
  }));
}

function stylesOf(style: LaidStyle, shapes: readonly CaptionedShape[], tracks: string): PlaceStyles {
  const { columns, spots, heights } = layoutOf(style, shapes, tracks);
  return {
    gallery: { paddingBlockEnd: `max(0px, ${heights.map(css).join(', ')})` },
    list: columns > 0 ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined,
    // As few as there can be: the browser reads each of them for each picture.
    items: spots.map((spot, at) => ({
      ...(isInColumn(spot)
        ? { gridColumnStart: spot.column }
        : { insetInlineStart: css(spot.left), width: css(spot.width) }),
      marginBlockStart: css(spot.top),
      // A picture alone has its height before it is drawn.
      ...(shapes[at]?.isAlone && { aspectRatio: `${shapes[at].width} / ${shapes[at].height}` }),
    })),
  };
}

function isInColumn(spot: Spot): spot is ColumnSpot {
  return 'column' in spot;
}

const DIGITS = 4;

/** A percentage of a margin or of a padding is that of the width, also where it moves downwards. */
function css({ part, px }: Length): string {
  return `calc(${(part * 100).toFixed(DIGITS)}% + ${px.toFixed(DIGITS)}px)`;
}
