import { computeMasonryLayout, computeRowsLayout } from 'react-photo-album';

/** Widths and gap of Spec §9, in CSS pixels. `gallery.css` writes them too, for the time until scripts have the page. */
export const COLUMN_PX = 300;
export const GAP_PX = 16;
/** Of a row of the style `row`, about. */
const ROW_PX = 220;

/** The views whose places are computed. The others are those of the style sheet. */
export type LaidStyle = 'row' | 'masonry';

/** A length that grows with the width of the gallery: a part of it, and CSS pixels. */
export interface Length {
  part: number;
  px: number;
}

/** The place of a picture. Its height follows from its shape. */
export type Spot = RowSpot | ColumnSpot;

/** In a row: lengths of the whole gallery. */
export interface RowSpot {
  left: Length;
  top: Length;
  width: Length;
}

/** In a column, as wide as it is. */
export interface ColumnSpot {
  /** From 1. */
  column: number;
  /** A length of the column. */
  top: Length;
}

export interface GalleryLayout {
  /** How many columns of one width there are; 0 where pictures lie in rows. */
  columns: number;
  /** In the order of the pictures. */
  spots: readonly Spot[];
  /** The lengths of which the longest is the height of the gallery. */
  heights: readonly Length[];
}

/** A picture in its own pixels. */
export interface Shape {
  width: number;
  height: number;
  /** CSS pixels of what stands under it, its caption. @default 0 */
  below?: number | undefined;
}

type Tracks = readonly { photos: readonly { index: number }[] }[];

const NOTHING: Length = { part: 0, px: 0 };

/** As many columns with their gaps as fit, one at least. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP_PX) / (COLUMN_PX + GAP_PX)));
}

/**
 * Which picture lies in which row or column, as text: while it stays the same nothing is drawn anew, and the browser alone
 * follows a changed width.
 */
export function tracksIn(style: LaidStyle, shapes: readonly Shape[], width: number): string {
  return JSON.stringify(tracksOf(style, shapes, width).map(({ photos }) => photos.map(({ index }) => index)));
}

function tracksOf(style: LaidStyle, shapes: readonly Shape[], width: number): Tracks {
  if (style === 'masonry') {
    const count = columnsIn(width);
    const column = (width - GAP_PX * (count - 1)) / count;
    const photos = shapes.map((shape) => ({
      src: '',
      width: column,
      height: column / ratioOf(shape) + (shape.below ?? 0),
    }));
    return computeMasonryLayout(photos, GAP_PX, 0, width, count)?.tracks ?? one(photos.length);
  }
  const photos = shapes.map(({ width: wide, height }) => ({ src: '', width: wide, height }));
  return computeRowsLayout(photos, GAP_PX, 0, width, Math.min(ROW_PX, width))?.tracks ?? one(photos.length);
}

/** One column: where even a single picture has no room. */
function one(count: number): Tracks {
  return [{ photos: Array.from({ length: count }, (_, index) => ({ index })) }];
}

/** The places of all pictures. @param tracks of `tracksIn` for the same style and pictures */
export function layoutOf(style: LaidStyle, shapes: readonly Shape[], tracks: string): GalleryLayout {
  const indexes: number[][] = JSON.parse(tracks);
  return style === 'masonry' ? inColumns(shapes, indexes) : inRows(shapes, indexes);
}

function inColumns(shapes: readonly Shape[], columns: readonly number[][]): GalleryLayout {
  const count = columns.length;
  const width: Length = { part: 1 / count, px: (-GAP_PX * (count - 1)) / count };
  const spots: Spot[] = [];
  const heights = columns.map((column, at) => {
    let top = NOTHING;
    for (const index of column) {
      spots[index] = { column: at + 1, top };
      const below = shapes[index]?.below ?? 0;
      top = { part: top.part + 1 / ratioOf(shapes[index]), px: top.px + below + GAP_PX };
    }
    return column.length > 0 ? plus(times(width, top.part), { part: 0, px: top.px - GAP_PX }) : NOTHING;
  });
  return { columns: count, spots, heights };
}

function inRows(shapes: readonly Shape[], rows: readonly number[][]): GalleryLayout {
  const spots: Spot[] = [];
  let top = NOTHING;
  let before = LONE;
  rows.forEach((row, at) => {
    const own: Fill = {
      ratio: row.reduce((sum, index) => sum + ratioOf(shapes[index]), 0),
      gaps: row.length - 1,
    };
    // A last row that is not full keeps the height of the one before it, and ends where its pictures end.
    const fill = at === rows.length - 1 && before.ratio > own.ratio ? before : own;
    const height: Length = { part: 1 / fill.ratio, px: (-GAP_PX * fill.gaps) / fill.ratio };
    let left = NOTHING;
    for (const index of row) {
      const width = times(height, ratioOf(shapes[index]));
      spots[index] = { left, top, width };
      left = plus(left, width, { part: 0, px: GAP_PX });
    }
    const below = Math.max(0, ...row.map((index) => shapes[index]?.below ?? 0));
    top = plus(top, height, { part: 0, px: below + GAP_PX });
    before = fill;
  });
  return { columns: 0, spots, heights: rows.length > 0 ? [plus(top, { part: 0, px: -GAP_PX })] : [] };
}

/** What fills the width of a row: the sum of width by height of its pictures, and the gaps between them. */
interface Fill {
  ratio: number;
  gaps: number;
}

/** A row that is the only one is half as high as wide at most. */
const LONE: Fill = { ratio: 2, gaps: 0 };

function ratioOf({ width, height }: Shape = { width: 1, height: 1 }): number {
  return width / height;
}

function plus(...lengths: readonly Length[]): Length {
  return lengths.reduce((sum, { part, px }) => ({ part: sum.part + part, px: sum.px + px }), NOTHING);
}

function times({ part, px }: Length, by: number): Length {
  return { part: part * by, px: px * by };
}
