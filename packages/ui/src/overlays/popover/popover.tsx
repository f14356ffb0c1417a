import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { AnchoredLayer } from '../../internal/floating/anchored-layer';
import { useAnchored } from '../../internal/floating/use-anchored';
import { type PopoverLabels, popoverLabels } from './popover.labels';

export interface PopoverProps {
  /** One button; it gets `aria-expanded`. */
  trigger: ReactElement;
  /** Heading of the panel and its name for screen readers. */
  title: string;
  /** The edge of the trigger that the panel is aligned with. @default 'end' */
  align?: 'start' | 'end';
  /** Opens on mount: for code that is loaded by the first press of its button. */
  defaultOpen?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<PopoverLabels>;
  /** The fields of the panel. */
  children: ReactNode;
}

/** A small panel with fields at its button; a bottom sheet on phones. */
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
  const floating = useAnchored(defaultOpen);
  const { phase, frame, place, open, close } = floating;
  const isOpen = phase === 'open';
  const isPanel = frame === 'panel';

  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && isPanel ? panelId : undefined}
        onClick={isOpen ? close : open}
      >
        {trigger}
      </Slot>
      <AnchoredLayer
        id={panelId}
        floating={floating}
        trigger={button}
        align={align}
        title={title}
        closeLabel={words.close}
      >
        <PopoverBody title={title} isDialog={isPanel} isHeaded={place !== undefined}>
          {children}
        </PopoverBody>
      </AnchoredLayer>
    </>
  );
}

interface PopoverBodyProps extends Pick<PopoverProps, 'title' | 'children'> {
  /** A sheet is a dialog already. */
  isDialog: boolean;
  /** A sheet at the lower edge of the viewport has its heading in its header at every width. */
  isHeaded: boolean;
}

function PopoverBody({ title, isDialog, isHeaded, children }: PopoverBodyProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The panel takes the focus, so that its name is read; the next Tab reaches the first field. On a phone the header
  // of the sheet is the heading.
  useEffect(() => {
    if (isDialog) heading.current?.focus();
  }, [isDialog]);

  return (
    <div
      className={cn('u:w-96 u:max-w-full u:p-5', !isHeaded && 'u:tablet:w-full')}
      {...(isDialog && { role: 'dialog', 'aria-labelledby': headingId })}
    >
      {isHeaded && (
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="u:mb-3 u:hidden u:text-lg u:outline-none u:tablet:block"
        >
          {title}
        </h2>
      )}
      {children}
    </div>
  );
}
