import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, useId, useRef } from 'react';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../foundations/lazy-part/part';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { useTooltip } from './use-tooltip';

/** The trigger is rendered without it. A pointer or the focus before it is loaded waits for it. */
const bubblePart = lazyPart(() => import('./tooltip-bubble'));

export interface TooltipProps {
  /** Plain text in addition to the name of the trigger. Never its only name: a finger may not open it. */
  text: string;
  /** One focusable element. */
  children: ReactElement;
}

/** A short text beside the hovered or focused element (Spec §9); read as its description. */
export function Tooltip({ text, children }: TooltipProps) {
  const textId = useId();
  const trigger = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const { isAsked, isShown, hide, pointerHandlers, triggerHandlers } = useTooltip(trigger, bubble);
  useIdlePart(bubblePart);

  return (
    <>
      <Slot ref={trigger} aria-describedby={textId} {...triggerHandlers}>
        {children}
      </Slot>
      {/* Always rendered, so that a screen reader need not wait for the visible tooltip. */}
      <span className="u:part" id={textId} hidden>
        {text}
      </span>
      {isAsked && (
        <LazyPart of={bubblePart}>
          {({ TooltipBubble }) => (
            <TooltipBubble
              ref={bubble}
              text={text}
              trigger={trigger}
              shown={isShown}
              onClose={hide}
              {...pointerHandlers}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
