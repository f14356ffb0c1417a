import { userEvent } from 'vitest/browser';
import { nameOf } from './lost-text';
import { twoFrames } from './stillness';

/** More than any story has: focus that never comes back where it was would else hold the audit for ever. */
const MOST_STOPS = 300;
/** A ring is as thick as two CSS pixels or more (WCAG 2.4.13). */
const RING_PX = 2;

/**
 * Tab stops that look the same with and without the focus (WCAG 2.4.7): from where the play function left it to the end,
 * then from the top.
 */
export async function stopsWithoutRing(): Promise<string[]> {
  const stops = new Set<Element>();
  const missing: string[] = [];

  for (const begin of [() => undefined, toTheTop]) {
    begin();
    for (let stop = await nextStop(); stop && !stops.has(stop); stop = await nextStop()) {
      stops.add(stop);
      if (stops.size > MOST_STOPS) return [...missing, `more than ${MOST_STOPS} Tab stops`];
      if (!(await hasRing(stop))) missing.push(`no ring at ${nameOf(stop)}`);
    }
  }
  return missing;
}

/** None where Tab leaves the story. */
async function nextStop(): Promise<HTMLElement | undefined> {
  await userEvent.tab();
  const stop = document.activeElement;
  return stop instanceof HTMLElement && stop !== document.body ? stop : undefined;
}

function toTheTop() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

async function hasRing(stop: HTMLElement): Promise<boolean> {
  // What they hold is no part of this document and has rings of its own.
  if (stop.matches('iframe, audio, video')) return true;
  await twoFrames();
  if (isOutlined(stop)) return true;

  const near = around(stop);
  const focused = near.map(looksOf);
  stop.blur();
  await twoFrames();
  const looksTheSame = near.every((element, at) => looksOf(element) === focused[at]);
  // It comes back as a key put it there: with its ring.
  stop.focus({ preventScroll: true });
  return !looksTheSame;
}

function isOutlined(stop: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(stop);
  const isSeen = outlineStyle !== 'none' && !/^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
  return isSeen && Number.parseFloat(outlineWidth) >= RING_PX;
}

/** The element, what is in it and beside it, and three boxes around it: any of them may draw the ring. */
function around(stop: Element): Element[] {
  const boxes: Element[] = [stop];
  for (let box = stop.parentElement; box && boxes.length < 4; box = box.parentElement) boxes.push(box);
  return [...boxes, ...(stop.parentElement?.querySelectorAll('*') ?? [])];
}

function looksOf(element: Element): string {
  return [undefined, '::before', '::after']
    .map((part) => {
      const { outline, boxShadow, border, backgroundColor } = getComputedStyle(element, part);
      return [outline, boxShadow, border, backgroundColor].join('|');
    })
    .join('/');
}
