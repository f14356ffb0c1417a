import type { PageToRender } from '@urzad/contract';

/** What the server rendered a page with. Its first render in the browser takes the same, so that both are equal. */
export type RenderedWith = Pick<PageToRender, 'moment' | 'origin' | 'visitor'>;

let given: RenderedWith | undefined;

/** Undefined where the server has rendered nothing. */
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
