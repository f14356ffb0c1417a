import { type CSSProperties, type RefObject, useMemo } from 'react';
import type { LaidImage } from './gallery-image';
import { type LaidStyle, type Length, layoutOf, type Shape } from './gallery-layout';
import { type CaptionHeights, useCaptionHeights, type WatchCaption } from './use-caption-heights';
import { useTracks } from './use-tracks';

interface Places {
  /** Absent until the width is known, and where nothing is laid. */
  styles: { height: string; items: readonly CSSProperties[] } | undefined;
  /** The `ref` of each caption; absent where nothing is laid. */
  watch: WatchCaption | undefined;
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

function stylesOf(style: LaidStyle, shapes: readonly CaptionedShape[], tracks: string) {
  const { spots, heights } = layoutOf(style, shapes, tracks);
  return {
    height: `max(0px, ${heights.map(css).join(', ')})`,
    items: spots.map(({ left, top, width }, at) => ({
      insetInlineStart: css(left),
      marginBlockStart: css(top),
      width: css(width),
      // A picture alone has its height before it is drawn.
      aspectRatio: shapes[at]?.isAlone ? `${shapes[at].width} / ${shapes[at].height}` : undefined,
    })),
  };
}

const DIGITS = 4;

/** A percentage of a margin or of a padding is that of the width, also where it moves downwards. */
function css({ part, px }: Length): string {
  return `calc(${(part * 100).toFixed(DIGITS)}% + ${px.toFixed(DIGITS)}px)`;
}
