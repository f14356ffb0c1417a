import { Maximize2, Minimize2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { ScrollBody } from '../../internal/overlay/scroll-body';
import { TriggeredLayer } from '../../internal/overlay/triggered-layer';
import { type ModalLabels, modalLabels } from './modal.labels';
import type { OpenedByTrigger } from './opened-by-trigger';

export interface ModalProps {
  /** Whether it is open; the caller keeps this state. Absent with a `trigger`: the layer keeps it. */
  open: boolean;
  /**
   * Called with `true` at a press on the `trigger`, and with `false` when the person closes it: by Escape, the cross,
   * a press outside or, on a phone, a swipe down.
   */
  onOpenChange: (open: boolean) => void;
  /** One button that opens it; it gets `aria-haspopup` and `aria-expanded`. @default none: the caller opens it */
  trigger?: ReactElement | undefined;
  /** The name of the modal; shown in its header unless `head` replaces it. */
  title: ReactNode;
  /** Replaces the title in the head; `null` leaves a bare close button. */
  head?: ReactNode;
  /** 920 px, or 640 px for a short question. @default 'modal' */
  width?: 'modal' | 'narrow';
  /**
   * `false` where it has to be answered: no cross, and the caller keeps it open whatever `onOpenChange` says.
   * @default true
   */
  closable?: boolean;
  /** Offers the toggle between the normal size and the whole screen. */
  allowFullScreen?: boolean;
  /** Buttons; on the right, one under another on phones. */
  footer?: ReactNode;
  /** `alertdialog` for a question that has to be answered first. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that screen readers read after the title. */
  describedBy?: string | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ModalLabels>;
  /** The body, which scrolls. */
  children?: ReactNode;
}

/** The general modal (Spec §2): over the page, which is inert. Escape, a press outside and the cross close it. */
export function Modal({
  width = 'modal',
  allowFullScreen,
  footer,
  labels,
  children,
  ...layer
}: ModalProps | OpenedByTrigger<ModalProps>) {
  const words = useLabels(modalLabels, labels);
  const [full, setFull] = useState(false);

  const toggle = allowFullScreen && (
    // A phone's sheet is enlarged by dragging it up, so it needs no button.
    <span className="u:hidden u:tablet:inline">
      <IconButton
        icon={full ? Minimize2 : Maximize2}
        label={full ? words.normalSize : words.fullScreen}
        onClick={() => setFull(!full)}
      />
    </span>
  );

  return (
    <TriggeredLayer
      kind="dialog"
      width={width}
      size={full ? 'full' : 'normal'}
      tools={toggle}
      closeLabel={words.close}
      {...layer}
    >
      {children && <ScrollBody className="u:p-5">{children}</ScrollBody>}
      {footer && (
        <div className="u:flex u:flex-none u:flex-col-reverse u:gap-2.5 u:border-t u:border-line u:px-5 u:py-3.5 u:tablet:flex-row u:tablet:justify-end">
          {footer}
        </div>
      )}
    </TriggeredLayer>
  );
}
