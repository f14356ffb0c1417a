import type { PageToRender } from '@urzad/contract';

/**
 * The data that the server rendered a page with. The first render in the browser uses the same, so that both are
 * equal.
 */
export type RenderedWith = Pick<PageToRender, 'moment' | 'origin' | 'visitor'>;

let given: RenderedWith | undefined;

/** Undefined on a page that the server did not render. */
export function renderedWith(): RenderedWith | undefined {
  given ??= readFromPage();

  return given;
}

/** For the server itself. */
export function renderWith(page: RenderedWith) {
  given = page;
}

function readFromPage(): RenderedWith | undefined {
  if (typeof document === 'undefined') return undefined;
  const { rendered } = document.getElementById('root')?.dataset ?? {};

  return rendered === undefined ? undefined : JSON.parse(rendered);
}
