import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/** Steps of the arrow keys in a text from left to right. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys of a toolbar (ARIA Authoring Practices): Tab reaches one tool, arrows, Home and End move to the others.
 * Escape returns the focus to the text, and closes no layer around it.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>, onEscape: () => void) {
  const [current, setCurrent] = useState('');

  // No dependencies on purpose: tools are added and removed, and one of the present ones has to be in the tab order.
  useEffect(() => {
    const tools = toolsIn(toolbar.current);
    const stop = tools.find(({ name }) => name === current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  });

  function press(event: KeyboardEvent<HTMLElement>) {
    const tools = toolsIn(event.currentTarget);
    const at = tools.findIndex((tool) => tool.matches(':focus'));
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
      return;
    }
    const target = targetOf(event, at, tools.length);
    if (target === undefined) return;
    event.preventDefault();
    tools[target]?.focus();
  }

  return {
    onKeyDown: press,
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      target instanceof HTMLButtonElement && setCurrent(target.name),
  };
}

function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const isMirrored =
    key !== 'ArrowUp' && key !== 'ArrowDown' && getComputedStyle(currentTarget).direction === 'rtl';

  return (at + (isMirrored ? -step : step) + count) % count;
}

const toolsIn = (toolbar: HTMLElement | null) => [...(toolbar?.querySelectorAll('button') ?? [])];
