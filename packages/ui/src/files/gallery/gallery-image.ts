import type { Locale } from '../../foundations/locale/locale';
import { captionOf } from '../file-list/file-info';
import type { FileItem } from '../file-list/file-item';

/** One picture of a `Gallery` (Spec §3). */
export interface GalleryImage {
  /** The address of the picture. */
  url: string;
  /** The name on the server, unique in the gallery. */
  filename: string;
  /** The name that a person gave. @default `filename` */
  name?: string | undefined;
  /** Address of a small picture, shown instead of the large one where there is one. */
  thumb?: string | undefined;
  /** The caption: "Sala zabaw". A picture without one is called by its file. */
  text?: string | undefined;
  /** The caption by language; `text` where one is empty or absent. */
  captions?: Partial<Record<Locale, string>> | undefined;
  /** Percent of its upload, 0-100; below 100 a bar stands on the picture, instead of its tools. @default 100 */
  progress?: number | undefined;
  /** Pixels of the picture, by which it has its place before it is loaded. @default 4:3 */
  width?: number | undefined;
  /** Pixels of the picture. */
  height?: number | undefined;
}

/** What lies in a layout: a name, and sizes that are above zero. */
export interface LaidImage {
  id: string;
  /** The caption, or the name of the file. */
  name: string;
  caption: string | undefined;
  src: string;
  width: number;
  height: number;
  image: GalleryImage;
}

const [USUAL_WIDTH, USUAL_HEIGHT] = [4, 3];

/** The pictures with their words in one language and with a shape. */
export function laidImages(images: readonly GalleryImage[], locale: Locale): LaidImage[] {
  return images.map((image) => {
    const caption = captionOf(image, locale) || undefined;
    const { width = 0, height = 0 } = image;
    const isSized = width > 0 && height > 0;
    return {
      id: image.filename,
      name: caption ?? image.name ?? image.filename,
      caption,
      src: image.thumb || image.url,
      width: isSized ? width : USUAL_WIDTH,
      height: isSized ? height : USUAL_HEIGHT,
      image,
    };
  });
}

/** What the panel of a description shows of a picture. */
export function fileOf({ filename, name = filename, text, captions }: GalleryImage): FileItem {
  return { id: filename, name, ...(text && { text }), ...(captions && { captions }) };
}
