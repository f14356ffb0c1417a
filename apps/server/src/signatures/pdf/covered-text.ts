import type { Rect } from './added-fields';
import type { Revision } from './revision';

/** Points by which a rectangle may touch the box of a letter, which is larger than the letter. */
const TOLERANCE = 1;

/** Whether a rectangle lies over text of a page of the issued document. */
export function coversText(
  { document }: Revision,
  pageIndex: number,
  [left, bottom, right, top]: Rect,
): boolean {
  const lines = document.getPage(pageIndex)?.extractText().lines ?? [];
  return lines
    .flatMap(({ spans }) => spans.flatMap(({ chars }) => chars))
    .filter(({ char }) => char.trim() !== '')
    .some(
      ({ bbox }) =>
        bbox.x + TOLERANCE < right &&
        bbox.x + bbox.width - TOLERANCE > left &&
        bbox.y + TOLERANCE < top &&
        bbox.y + bbox.height - TOLERANCE > bottom,
    );
}
