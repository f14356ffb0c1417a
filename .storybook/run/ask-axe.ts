import axe, { type AxeResults } from 'axe-core';
import { shownStory } from '../shown-story';

/** Axe over the page as it is, with the rules that the story asks for. */
export function askAxe(): Promise<AxeResults> {
  axe.reset();
  // As in the addon: a story is a part of a page, so what it shows need not stand in a landmark.
  axe.configure({ rules: [{ id: 'region', enabled: false }, ...(shownStory.a11y.config?.rules ?? [])] });
  return axe.run(document.body, shownStory.a11y.options ?? {});
}
