import { frameOf } from '../../field/focus-field';
import { frameInLayers } from '../field-positions';

/** The label of a field in the page, after that of its group: "Okres opieki, Do". */
export function shownLabel(form: ParentNode, name: string): string | undefined {
  const frame = frameOf(form, name) ?? frameInLayers(name);
  if (!frame) return undefined;
  const group = frame.parentElement?.closest('[data-field]');

  return [group, frame]
    .flatMap((each) => (each ? wordsOf(each.querySelector('legend, label')) : []))
    .join(', ');
}

/** Without the star, and without text for screen readers only. */
function wordsOf(label: Element | null): string[] {
  if (!label) return [];
  const copy = label.cloneNode(true);
  if (copy instanceof Element)
    for (const part of copy.querySelectorAll('[aria-hidden], .u\\:sr-only')) part.remove();
  const words = copy.textContent?.trim();

  return words ? [words] : [];
}
