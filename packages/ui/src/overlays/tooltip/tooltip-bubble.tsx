import * as Radix from '@radix-ui/react-tooltip';
import type { PointerEventHandler, RefObject } from 'react';
import { EDGE_PX } from '../../internal/floating/keep-beside';
import { PresentTrigger } from '../../internal/floating/present-trigger';
import { useOnTop } from '../../internal/floating/use-on-top';
import { refuse, refuseEscape } from '../../internal/overlay/left-to-stack';
import { useLayer } from '../../internal/overlay/use-layer';
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

/**
 * The part of a tooltip that needs Radix: its position beside the trigger, and its presence until the closing
 * animation has ended.
 */
export function TooltipBubble({ ref, text, trigger, shown, onClose, ...handlers }: TooltipBubbleProps) {
  const place = useOnTop(ref);

  return (
    // `useTooltip` decides when it is shown, as its handlers are there before this code is loaded.
    <Radix.Provider disableHoverableContent>
      <Radix.Root open={shown}>
        <Radix.Trigger asChild>
          <PresentTrigger of={trigger} />
        </Radix.Trigger>
        {/* Without a portal, so that it is not inert inside its layer. */}
        <Radix.Content
          ref={place}
          side="top"
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          data-state={shown ? 'open' : 'closed'}
          onEscapeKeyDown={refuseEscape}
          onPointerDownOutside={refuse}
          className="u:tooltip-bubble u:max-w-80 u:rounded-sm u:border u:border-transparent u:bg-tooltip u:px-2.5 u:py-1.5 u:text-sm u:text-on-tooltip"
          {...handlers}
        >
          {text}
          <HintOnStack bubble={ref} trigger={trigger} shown={shown} onClose={onClose} />
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}

interface HintOnStackProps extends HintProps {
  bubble: RefObject<HTMLElement | null>;
}

/** Mounted with the bubble, so that its effect finds the element. */
function HintOnStack({ bubble, trigger, shown, onClose }: HintOnStackProps) {
  useLayer({ kind: 'hint', open: shown, element: bubble, trigger, onClose });
  return null;
}
