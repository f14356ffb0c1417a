import { screen } from 'storybook/test';

/** The toasts on the page, in the order of the document. */
export function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toaster] [aria-atomic]')];
}

/** The toast that says these words. */
export async function findCard(text: string): Promise<HTMLElement> {
  const words = await screen.findByText(text);
  const card = cards().find((each) => each.contains(words));
  if (!card) throw new Error(`Not the words of a toast: ${text}`);
  return card;
}

/** What a screen reader is told of at once, or when it has ended its sentence. */
export function liveRegion(politeness: 'assertive' | 'polite'): HTMLElement {
  const region = document.querySelector<HTMLElement>(`[data-toaster] [aria-live="${politeness}"]`);
  if (!region) throw new Error(`No region is ${politeness}.`);
  return region;
}

export function topOf(card: Element): number {
  return card.getBoundingClientRect().top;
}

export function titleOf(card: Element): string | undefined {
  return card.querySelector('p')?.textContent;
}

export function titlesIn(region: Element): (string | undefined)[] {
  return [...region.children].map(titleOf);
}
