import * as Radix from '@radix-ui/react-tooltip';
import { type PointerEventHandler, type RefObject, useLayoutEffect } from 'react';
import { PresentTrigger } from '../../internal/floating/present-trigger';
import { wrapperOnTop } from '../../internal/floating/wrapper-on-top';
import { useLayer } from '../../internal/overlay/use-layer';
import { EDGE_PX } from '../../internal/placement/edge';
import './tooltip.css';

/** Spec §9. */
const GAP_PX = 5;

export interface TooltipBubbleProps extends HintProps {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
}

interface HintProps {
  trigger: RefObject<HTMLElement | null>;
  shown: boolean;
  onClose: () => void;
}

/** What of a tooltip needs Radix: its place beside the trigger, and its presence until the way out has ended. */
export function TooltipBubble({ ref, text, trigger, shown, onClose, ...handlers }: TooltipBubbleProps) {
  return (
    // When it shows is said by `useTooltip`, which hears of the trigger before this code is here.
    <Radix.Provider disableHoverableContent>
      <Radix.Root open={shown}>
        <Radix.Trigger asChild>
          <PresentTrigger of={trigger} />
        </Radix.Trigger>
        {/* In no portal: the layer around it stays alive while the page is inert. */}
        <Radix.Content
          ref={ref}
          side="top"
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          data-state={shown ? 'open' : 'closed'}
          onEscapeKeyDown={refuse}
          onPointerDownOutside={refuse}
          className="tooltip-bubble max-w-80 rounded-sm border border-transparent bg-tooltip px-2.5 py-1.5 text-sm text-on-tooltip"
          {...handlers}
        >
          {text}
          <HintOnTop bubble={ref} trigger={trigger} shown={shown} onClose={onClose} />
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}

interface HintOnTopProps extends HintProps {
  bubble: RefObject<HTMLElement | null>;
}

/** Comes and goes with the bubble itself, so that its effects find the element. */
function HintOnTop({ bubble, trigger, shown, onClose }: HintOnTopProps) {
  useLayer({ kind: 'hint', open: shown, element: bubble, trigger, onClose });
  useLayoutEffect(() => wrapperOnTop(bubble.current)?.showPopover(), [bubble]);
  return null;
}

/** Escape and a press outside are the layer stack's. */
function refuse(event: Event) {
  event.preventDefault();
}
