import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { FloatingPanel } from '../floating/floating-panel';
import { useFloating } from '../floating/use-floating';
import { usePhone } from '../hooks/use-phone';
import { useLabels } from '../locale/locale';
import { ModalLayer } from '../overlay/modal-layer';
import { ScrollBody } from '../overlay/scroll-body';
import { type PopoverLabels, popoverLabels } from './popover.labels';

export interface PopoverProps {
  /** One button; it is told whether the panel is open. */
  trigger: ReactElement;
  /** Heading of the panel and its name for screen readers. */
  title: string;
  /** @default 'end' */
  align?: 'start' | 'end';
  /** Opens as soon as it is there: for code that is loaded by the first press of its button. */
  defaultOpen?: boolean;
  labels?: Partial<PopoverLabels>;
  children: ReactNode;
}

/** A small panel with fields, hung on its button; a bottom sheet on phones. */
export function Popover({
  trigger,
  title,
  align = 'end',
  defaultOpen = false,
  labels,
  children,
}: PopoverProps) {
  const words = useLabels(popoverLabels, labels);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { phase, open, close } = useFloating(defaultOpen ? 'open' : 'closed');
  const phone = usePhone();
  const isOpen = phase === 'open';

  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && !phone ? panelId : undefined}
        onClick={isOpen ? close : open}
      >
        {trigger}
      </Slot.Root>
      {phone ? (
        <ModalLayer
          kind="panel"
          width="panel"
          open={isOpen}
          onOpenChange={close}
          title={title}
          closeLabel={words.close}
        >
          <ScrollBody className="p-5">{children}</ScrollBody>
        </ModalLayer>
      ) : (
        phase !== 'closed' && (
          <FloatingPanel id={panelId} phase={phase} trigger={button} align={align} onClose={close}>
            <PopoverBody title={title}>{children}</PopoverBody>
          </FloatingPanel>
        )
      )}
    </>
  );
}

function PopoverBody({ title, children }: Pick<PopoverProps, 'title' | 'children'>) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The reader hears where it is; the next Tab reaches the first field.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div role="dialog" aria-labelledby={headingId} className="w-96 max-w-full p-5">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="mb-3 text-lg outline-none">
        {title}
      </h2>
      {children}
    </div>
  );
}
