import type { Page } from '@playwright/test';
import { expect } from '../../kit/fixtures';

/** A size of the viewport, and of the text. */
interface Size {
  width: number;
  font: 'small' | 'large';
}

const HEIGHT = 800;

/**
 * The first desktop, where large letters have the least room side by side; the first tablet (Spec §9) in letters of 22 px;
 * and a desktop of 1280 px at 400 % (WCAG 1.4.10).
 */
const SIZES: readonly Size[] = [
  { width: 1025, font: 'large' },
  { width: 768, font: 'large' },
  { width: 320, font: 'large' },
];

/** Both sides of the border between phones and tablets in letters of 18 and 22 px, in the audit. */
const MORE_SIZES: readonly Size[] = [
  { width: 768, font: 'small' },
  { width: 767, font: 'small' },
  { width: 767, font: 'large' },
];

/**
 * The shown page needs no sideways scrolling and clips no control, at every size.
 *
 * @param strips a selector of elements that may scroll sideways: their chosen part has to be visible
 */
export async function expectWhole(page: Page, strips: string) {
  const before = page.viewportSize();
  for (const { width, font } of process.env.AUDIT ? [...SIZES, ...MORE_SIZES] : SIZES) {
    await page.setViewportSize({ width, height: HEIGHT });
    await setFont(page, font);
    await expect
      .poll(() => page.evaluate(cutParts, strips), {
        message: `${page.url()} at ${width} px, ${font} letters`,
      })
      .toEqual([]);
  }
  await setFont(page, 'small');
  if (before) await page.setViewportSize(before);
}

/** Set like the setting does, without a reload for each size. */
function setFont(page: Page, font: Size['font']) {
  return page.evaluate((value) => document.documentElement.setAttribute('data-font', value), font);
}

/** Runs in the page: how far it scrolls sideways, and controls that are partly outside of their frame or the viewport. */
function cutParts(strips: string): string[] {
  const root = document.documentElement;
  const tooWide = root.scrollWidth - root.clientWidth;
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="tab"]';

  const isCut = (control: Element) => {
    const { left, right, bottom, width } = control.getBoundingClientRect();
    // Native controls under drawn ones and visually hidden texts are tiny; the skip link waits above the page.
    if (width < 4 || bottom <= 0 || !control.checkVisibility({ visibilityProperty: true })) return false;
    // A visually hidden native control is in a frame of one pixel; the control drawn for it is measured.
    if (control.closest('.u\\:sr-only')) return false;
    const strip = control.closest(strips);
    if (strip && !control.matches('[aria-current], [aria-pressed="true"], [aria-selected="true"]'))
      return false;
    for (let frame = control.parentElement; frame; frame = frame.parentElement) {
      if (frame !== root && getComputedStyle(frame).overflowX === 'visible') continue;
      const cut = frame.getBoundingClientRect();
      if (left < cut.left - 1 || right > cut.right + 1) return true;
    }
    return false;
  };
  const cut = [...document.querySelectorAll(controls)].filter(isCut);
  return [
    ...(tooWide > 0 ? [`the page is ${tooWide} px too wide`] : []),
    ...cut.map((control) => `cut: ${control.outerHTML.slice(0, 160)}`),
  ];
}
