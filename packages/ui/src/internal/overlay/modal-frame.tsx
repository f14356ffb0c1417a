import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { usePhone } from '../hooks/use-phone';
import type { LayerParts } from './layer-parts';
import { SheetHead } from './sheet-head';
import { useKeyboardRoom } from './use-keyboard-room';
import { useLayer } from './use-layer';
import { useSheetPull } from './use-sheet-pull';

// One z-index for all kinds: the layer that opened last lies above the others.
const looks = cva(
  [
    'modal-layer fixed inset-x-0 bottom-0 z-modal flex flex-col overflow-hidden rounded-t-xl bg-surface-raised',
    'text-ink shadow-4',
  ],
  {
    variants: {
      kind: {
        panel: 'tablet:inset-y-0 tablet:left-auto tablet:rounded-l-xl tablet:rounded-r-none',
        dialog:
          'tablet:inset-0 tablet:m-auto tablet:h-fit tablet:rounded-xl tablet:border tablet:border-line',
        sheet: 'mx-auto',
        hung: 'tablet:inset-auto tablet:rounded-lg tablet:border tablet:border-line tablet:shadow-3',
      },
      width: {
        panel: 'tablet:w-panel',
        menu: 'tablet:w-menu',
        modal: 'tablet:max-w-modal',
        narrow: 'tablet:max-w-narrow',
        console: 'tablet:max-w-console',
        content: '',
      },
      size: { normal: '', full: 'tablet:max-w-none rounded-none tablet:rounded-none' },
    },
  },
);

export interface ModalFrameProps {
  parts: LayerParts;
  /** Of the presence around it. */
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * A panel is at the right edge, a dialog in the middle; `hung` is a sheet that is at its button while the viewport
   * is wide. On a phone all are sheets, and a `sheet` is one at every width.
   */
  kind: 'panel' | 'dialog' | 'sheet' | 'hung';
  width: 'panel' | 'menu' | 'modal' | 'narrow' | 'console' | 'content';
  /** The button of a `hung` layer. */
  trigger?: RefObject<HTMLElement | null> | undefined;
  /** Keeps a `hung` layer beside its button in a wide viewport; returns a function that stops it. */
  hang?: ((frame: HTMLElement) => () => void) | undefined;
  size?: 'normal' | 'full' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  describedBy?: string | undefined;
  /** The name of the layer; shown in its header unless that has other content. */
  title: ReactNode;
  /** Replaces the title in the head; `null` leaves a bare close button. */
  head?: ReactNode;
  /** Beside the close button: a counter, a full-screen toggle. */
  tools?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** The layer itself, above the dimmed page. */
export function ModalFrame({
  parts: { Root, Content, followsFinger },
  ref,
  open,
  onOpenChange,
  kind,
  width,
  size,
  role,
  describedBy,
  trigger,
  hang,
  children,
  ...head
}: ModalFrameProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const close = () => onOpenChange(false);
  useLayer({ kind: 'modal', open, element: frame, trigger, onClose: close });
  useKeyboardRoom(frame);
  useLayoutEffect(() => (frame.current ? hang?.(frame.current) : undefined), [hang]);
  const { grown, pullHandlers } = useSheetPull(frame, { onSwipeDown: followsFinger ? undefined : close });
  const shown = grown ? 'full' : (size ?? 'normal');
  const state = open ? 'open' : 'closed';

  return (
    <>
      <div
        data-scrim=""
        data-kind={kind}
        data-state={state}
        className="modal-scrim fixed inset-0 z-modal cursor-pointer bg-scrim"
      />
      <Root open={open} onOpenChange={onOpenChange} handleOnly={!phone && kind !== 'sheet'}>
        <Content
          ref={useComposedRefs(frame, ref)}
          role={role ?? 'dialog'}
          tabIndex={-1}
          aria-labelledby={titleId}
          aria-describedby={describedBy}
          inert={!open}
          data-state={state}
          data-kind={kind}
          data-size={shown}
          className={looks({ kind, width, size: shown })}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done on a key, it is only kept from Radix. */}
          <div className="contents" onKeyDown={keepTab}>
            <ModalHead {...head} titleId={titleId} onClose={close} pullHandlers={pullHandlers} />
            {children}
          </div>
        </Content>
      </Root>
    </>
  );
}

/**
 * Radix' own loop of Tab is prevented: it skips the toasts above the layer and takes an unchosen radio for a stop.
 * The browser moves the focus, and the focus trap of the layer stack loops it.
 */
function keepTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

interface ModalHeadProps extends Pick<ModalFrameProps, 'title' | 'head' | 'tools' | 'closeLabel'> {
  titleId: string;
  onClose: () => void;
  pullHandlers: ReturnType<typeof useSheetPull>['pullHandlers'];
}

function ModalHead({ titleId, title, head, tools, closeLabel, onClose, pullHandlers }: ModalHeadProps) {
  return (
    <SheetHead pullHandlers={pullHandlers}>
      <h2 id={titleId} className={head === undefined ? 'min-w-0 flex-1 text-xl' : 'sr-only'}>
        {title}
      </h2>
      {head !== undefined && <div className="min-w-0 flex-1">{head}</div>}
      {tools}
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </SheetHead>
  );
}
