// Apart from the widget, whose layer needs Radix: a picture in a page needs none.
import type { LightboxLabels } from './lightbox.labels';
import type { LightboxImage } from './lightbox-image';

export interface LightboxProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /** Called with `false` when the person closes it: by Escape, the cross or a press beside the picture. */
  onOpenChange: (open: boolean) => void;
  /** The pictures in their order, or their addresses alone. An empty list is shown as an error. */
  images: readonly LightboxImage[];
  /** The place of the first picture to show, from 0; the nearest one where the list has no such place. @default 0 */
  index?: number;
  /** Called with the place of the picture that is shown, from 0. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Called after each turn with 0, 90, 180 or 270 degrees, clockwise. */
  onRotate?: ((degrees: number) => void) | undefined;
  /** Called with the place of a picture that cannot be shown, from 0; a message stands in its place. */
  onBroken?: ((index: number) => void) | undefined;
  /** Whether the first picture comes after the last one. */
  loop?: boolean;
  /** An enlarged picture stays in its place, and every swipe changes the picture. */
  moveDisabled?: boolean;
  /** A strip of small pictures, where there are several. @default true */
  thumbnails?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<LightboxLabels> | undefined;
}
