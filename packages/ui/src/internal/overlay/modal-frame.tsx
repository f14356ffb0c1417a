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
import { useScrollStop } from './use-scroll-stop';
import { useSheetPull } from './use-sheet-pull';

// One z-index for all kinds: the layer that opened last lies above the others.
const looks = cva(
  [
    'u:modal-layer u:fixed u:inset-x-0 u:bottom-0 u:z-modal u:flex u:flex-col u:overflow-hidden u:rounded-t-xl u:bg-surface-raised',
    'u:text-ink u:shadow-4',
  ],
  {
    variants: {
      kind: {
        panel: 'u:tablet:inset-y-0 u:tablet:left-auto u:tablet:rounded-l-xl u:tablet:rounded-r-none',
        dialog:
          'u:tablet:inset-0 u:tablet:m-auto u:tablet:h-fit u:tablet:rounded-xl u:tablet:border u:tablet:border-line',
        sheet: 'u:mx-auto',
        hung: 'u:tablet:inset-auto u:tablet:rounded-lg u:tablet:border u:tablet:border-line u:tablet:shadow-3',
      },
      width: {
        panel: 'u:tablet:w-panel',
        menu: 'u:tablet:w-menu',
        modal: 'u:tablet:max-w-modal',
        narrow: 'u:tablet:max-w-narrow',
        console: 'u:tablet:max-w-console',
        content: '',
      },
      size: { normal: '', full: 'u:tablet:max-w-none u:rounded-none u:tablet:rounded-none' },
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
  /** Whether it has a close button. @default true */
  closable?: boolean | undefined;
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
        className="u:modal-scrim u:fixed u:inset-0 u:z-modal u:cursor-pointer u:bg-scrim"
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
          <div className="u:contents" onKeyDown={keepTab}>
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

interface ModalHeadProps
  extends Pick<ModalFrameProps, 'title' | 'head' | 'tools' | 'closeLabel' | 'closable'> {
  titleId: string;
  onClose: () => void;
  pullHandlers: ReturnType<typeof useSheetPull>['pullHandlers'];
}

function ModalHead({ titleId, title, head, tools, onClose, pullHandlers, ...close }: ModalHeadProps) {
  const { closeLabel, closable = true } = close;

  return (
    <SheetHead pullHandlers={pullHandlers}>
      {head === undefined ? (
        <LayerTitle id={titleId}>{title}</LayerTitle>
      ) : (
        <>
          <h2 id={titleId} className="u:sr-only">
            {title}
          </h2>
          <div className="u:min-w-0 u:flex-1">{head}</div>
        </>
      )}
      {tools}
      {closable && <IconButton icon={X} label={closeLabel} onClick={onClose} />}
    </SheetHead>
  );
}

/** One of many lines scrolls by itself, so that the body keeps its room. */
function LayerTitle({ id, children }: { id: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);

  return (
    <div ref={frame} tabIndex={useScrollStop(frame)} className="u:sheet-title u:min-w-0 u:flex-1">
      <h2 id={id} className="u:layer-title u:wrap-break-word">
        {children}
      </h2>
    </div>
  );
}
