import type { FileInfo } from '../file-list/file-info';
import type { GalleryLabels } from './gallery.labels';
import type { GalleryImage } from './gallery-image';

/** How a gallery shows its pictures (Spec §2). */
export type GalleryView = 'block' | 'row' | 'mix' | 'masonry' | 'slider';

/** The allowed actions on a picture. All are off until a screen allows them (Spec §6). */
export interface GalleryCapabilities {
  /** A press on a picture opens all of them over the window. */
  canZoom?: boolean | undefined;
  /** A handle and two steps that change the order. Not in a slider. */
  canOrder?: boolean | undefined;
  /** An entry of the menu that opens the description of a picture. */
  canEditInfo?: boolean | undefined;
  /** An entry of the menu that takes the picture away. */
  canDelete?: boolean | undefined;
  /** Called by `canOrder` with the file names in their new order. */
  onOrder?: ((filenames: readonly string[]) => void) | undefined;
  /**
   * Saves the description that was typed in the panel of `canEditInfo`. The panel closes when the promise is fulfilled,
   * and says so when it is rejected.
   */
  onSaveInfo?: ((image: GalleryImage, info: FileInfo) => void | Promise<void>) | undefined;
  /** Called by the entry of `canEditInfo`. @default opens the panel of `onSaveInfo` */
  onEditInfo?: ((image: GalleryImage) => void) | undefined;
  /** Called by `canDelete`, without a question: that is for the caller. */
  onDelete?: ((image: GalleryImage) => void) | undefined;
}

export interface GalleryProps extends GalleryCapabilities {
  /** Names the list: "Zdjęcia placówki". */
  label: string;
  /** The pictures in their order. */
  images: readonly GalleryImage[];
  /**
   * Under each other (`block`), in rows of one height (`row`), in rows of three (`mix`), in columns of at least 300 px
   * (`masonry`), or one at a time with thumbnails (`slider`). @default 'block'
   */
  view?: GalleryView | undefined;
  /**
   * Called with a picture that cannot be shown; its place stays, with the name of the picture where it has no caption. Over
   * the window it is called once more.
   */
  onBroken?: ((image: GalleryImage) => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<GalleryLabels> | undefined;
}
