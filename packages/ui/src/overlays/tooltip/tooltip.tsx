import {
  type PointerEventHandler,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Slot } from '../../foundations/slot/slot';
import { useLayer } from '../../internal/overlay/use-layer';
import { usePlacement } from '../../internal/placement/use-placement';
import { useTooltip } from './use-tooltip';
import './tooltip.css';

export interface TooltipProps {
  /** Plain words that add to the name of the trigger. They are never its only name: a finger may not meet them. */
  text: string;
  /** One element that can take the focus. */
  children: ReactElement;
}

/** A few words beside what the mouse or the focus is on (Spec §9); read as its description. */
export function Tooltip({ text, children }: TooltipProps) {
  const textId = useId();
  const trigger = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const { phase, hide, pointerHandlers, triggerHandlers } = useTooltip(trigger, bubble);

  return (
    <>
      <Slot of={children} ref={trigger} aria-describedby={textId} {...triggerHandlers} />
      {/* Always there, so that a screen reader need not wait for what is drawn. */}
      <span id={textId} hidden>
        {text}
      </span>
      {(phase === 'shown' || phase === 'leaving') && (
        <Bubble
          ref={bubble}
          text={text}
          trigger={trigger}
          shown={phase === 'shown'}
          onClose={hide}
          {...pointerHandlers}
        />
      )}
    </>
  );
}

interface BubbleProps {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  trigger: RefObject<HTMLElement | null>;
  shown: boolean;
  onClose: () => void;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
}

function Bubble({ ref, text, trigger, shown, onClose, ...handlers }: BubbleProps) {
  useLayer({ kind: 'hint', open: shown, element: ref, trigger, onClose });
  useLayoutEffect(() => ref.current?.showPopover(), [ref]);
  usePlacement({ panel: ref, trigger, align: 'center', side: 'above', gap: 5, sheetOnPhone: false });

  return (
    <div
      ref={ref}
      role="tooltip"
      popover="manual"
      data-state={shown ? 'open' : 'closed'}
      className="tooltip-bubble max-w-80 rounded-sm border border-transparent bg-tooltip px-2.5 py-1.5 text-sm text-on-tooltip"
      {...handlers}
    >
      {text}
    </div>
  );
}
