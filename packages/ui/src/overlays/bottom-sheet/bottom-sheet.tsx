import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { ScrollBody } from '../../internal/overlay/scroll-body';
import { TriggeredLayer } from '../../internal/overlay/triggered-layer';
import type { OpenedByTrigger } from '../modal/opened-by-trigger';
import { type BottomSheetLabels, bottomSheetLabels } from './bottom-sheet.labels';

export interface BottomSheetProps {
  /** Whether it is open; the caller keeps this state. Absent with a `trigger`: the layer keeps it. */
  open: boolean;
  /**
   * Called with `true` at a press on the `trigger`, and with `false` when the person closes it: by Escape, the cross, a
   * press outside or a swipe down.
   */
  onOpenChange: (open: boolean) => void;
  /** One button that opens it; it gets `aria-haspopup` and `aria-expanded`. @default none: the caller opens it */
  trigger?: ReactElement | undefined;
  /** The name of the sheet, in its header. */
  title: ReactNode;
  /** Beside the close button, for a counter. */
  titleEnd?: ReactNode;
  /** Buttons below the body, which stay while it scrolls. */
  footer?: ReactNode;
  /** The body has its own padding, for lists that reach both edges. */
  flush?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<BottomSheetLabels>;
  /** The body, which scrolls. */
  children: ReactNode;
}

/**
 * A sheet at the lower edge of the viewport at every width, within reach of the thumb: side panel, modal and dropdown
 * become one by themselves below 768 px. It follows the finger; dragged up it fills the viewport, swiped down it
 * closes.
 */
export function BottomSheet({
  titleEnd,
  footer,
  flush,
  labels,
  children,
  ...layer
}: BottomSheetProps | OpenedByTrigger<BottomSheetProps>) {
  const words = useLabels(bottomSheetLabels, labels);

  return (
    <TriggeredLayer {...layer} kind="sheet" width="narrow" tools={titleEnd} closeLabel={words.close}>
      <ScrollBody className={flush ? undefined : 'u:p-5'}>{children}</ScrollBody>
      {footer && (
        <div className="u:grid u:flex-none u:gap-2 u:border-t u:border-line u:px-5 u:py-3.5">{footer}</div>
      )}
    </TriggeredLayer>
  );
}
