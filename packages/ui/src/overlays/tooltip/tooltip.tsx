import { type ReactElement, useId, useRef } from 'react';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../foundations/lazy-part/part';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { Slot } from '../../foundations/slot/slot';
import { useTooltip } from './use-tooltip';

/** The trigger is drawn without it. A pointer or the focus that comes before it waits for it. */
const bubblePart = lazyPart(() => import('./tooltip-bubble'));

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
  const { isAsked, isShown, hide, pointerHandlers, triggerHandlers } = useTooltip(trigger, bubble);
  useIdlePart(bubblePart);

  return (
    <>
      <Slot of={children} ref={trigger} aria-describedby={textId} {...triggerHandlers} />
      {/* Always there, so that a screen reader need not wait for what is drawn. */}
      <span id={textId} hidden>
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
