import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import type { LayerParts } from './use-layer-parts';
import { usePullUp } from './use-pull-up';

const looks = cva(
  [
    'modal-layer fixed inset-x-0 bottom-0 flex flex-col overflow-hidden rounded-t-xl bg-surface-raised',
    'text-ink shadow-4',
  ],
  {
    variants: {
      kind: {
        panel: 'z-panel tablet:inset-y-0 tablet:left-auto tablet:rounded-l-xl tablet:rounded-r-none',
        dialog:
          'z-modal tablet:inset-0 tablet:m-auto tablet:h-fit tablet:rounded-xl tablet:border tablet:border-line',
      },
      width: {
        panel: 'tablet:w-panel',
        menu: 'tablet:w-menu',
        modal: 'tablet:max-w-modal',
        narrow: 'tablet:max-w-narrow',
      },
      size: { normal: '', full: 'tablet:max-w-none rounded-none tablet:rounded-none' },
    },
  },
);

/** Where the focus goes in an opened layer: a marked element, the first entry of a menu, else the layer itself. */
const FIRST_FOCUS = '[data-autofocus], [role="menuitem"]';

export interface ModalFrameProps {
  Content: LayerParts['Content'];
  /** A panel stands at the right edge, a dialog in the middle; on a phone both are bottom sheets. */
  kind: 'panel' | 'dialog';
  width: 'panel' | 'menu' | 'modal' | 'narrow';
  size?: 'normal' | 'full' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  describedBy?: string | undefined;
  title: ReactNode;
  /** Beside the close button: a counter, a full-screen toggle. */
  tools?: ReactNode;
  closeLabel: string;
  /** After the layer is gone and the focus is back where it was. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/** The layer itself, above the dimmed page: takes the focus when it comes and gives it back when it goes. */
export function ModalFrame({
  Content,
  kind,
  width,
  size,
  role,
  describedBy,
  children,
  onClosed,
  ...head
}: ModalFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Read as the layer appears, before anything in it takes the focus.
  const [returnTo] = useState(() => document.activeElement);
  const { grown, pullHandlers } = usePullUp(frame);
  const shown = grown ? 'full' : (size ?? 'normal');

  function takeFocus(event: Event) {
    event.preventDefault();
    (frame.current?.querySelector<HTMLElement>(FIRST_FOCUS) ?? frame.current)?.focus();
  }

  function giveFocusBack(event: Event) {
    event.preventDefault();
    if (returnTo instanceof HTMLElement) returnTo.focus();
    onClosed?.();
  }

  return (
    <Content
      ref={frame}
      role={role ?? 'dialog'}
      aria-describedby={describedBy}
      data-kind={kind}
      data-size={shown}
      className={looks({ kind, width, size: shown })}
      onOpenAutoFocus={takeFocus}
      onCloseAutoFocus={giveFocusBack}
      onInteractOutside={keepForToasts}
      onEscapeKeyDown={keepForMenus}
    >
      <ModalHead {...head} pullHandlers={pullHandlers} />
      {children}
    </Content>
  );
}

interface ModalHeadProps extends Pick<ModalFrameProps, 'title' | 'tools' | 'closeLabel'> {
  pullHandlers: ReturnType<typeof usePullUp>['pullHandlers'];
}

function ModalHead({ title, tools, closeLabel, pullHandlers }: ModalHeadProps) {
  return (
    <div className="flex-none border-b border-line" {...pullHandlers}>
      <div className="mx-auto mt-3 h-1 w-11 rounded-pill bg-line-strong tablet:hidden" />
      <div className="flex items-center gap-2 py-2.5 pr-3 pl-5">
        <Dialog.Title className="min-w-0 flex-1 text-xl">{title}</Dialog.Title>
        {tools}
        <Dialog.Close asChild>
          <IconButton icon={X} label={closeLabel} />
        </Dialog.Close>
      </div>
    </div>
  );
}

/** A message in the corner lies outside, yet pausing or closing it is not leaving the dialog. */
function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toaster]')) event.preventDefault();
}

/** Escape closes one thing at a time: a menu open inside the dialog goes first. */
function keepForMenus(event: KeyboardEvent) {
  if (document.querySelector('[data-floating="open"]')) event.preventDefault();
}
