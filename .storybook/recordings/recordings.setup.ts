import { afterEach, beforeEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { stillness } from '../run/stillness';
import { shownStory } from '../shown-story';
import { listenToLiveRegions } from './live-regions';

declare module 'vitest/browser' {
  interface BrowserCommands {
    accessibilityTree: () => Promise<string>;
  }
}

/** Other audits change the look of a story, or leave it in the middle. The report tells what came of the comparison. */
const COMPARED_IN = ['no', 'recordings', 'report'];

let listening: ReturnType<typeof listenToLiveRegions>;

beforeEach(() => {
  listening = listenToLiveRegions(() => isRecorded());
});

/**
 * What Chromium gives to a screen reader of a story tagged `recorded`: what its live regions said from its first element
 * on, and its accessibility tree as its play function left it. Compared with the file beside the story; `npm run
 * recordings` renews the files. What a screen reader says of it is not known here.
 */
afterEach(async ({ task }) => {
  const told = listening.stop();
  const { STORYBOOK_AUDIT: audit } = import.meta.env;
  if (!isRecorded() || task.result?.state === 'fail' || !COMPARED_IN.includes(audit)) return;

  await stillness();
  const tree = await commands.accessibilityTree();
  const said = told.length > 0 ? told : ['(nothing)'];
  const recording = ['Live regions', ...said.map((what) => `  ${what}`), '', 'Accessibility tree', tree, ''];
  await expect(recording.join('\n')).toMatchFileSnapshot(`__recordings__/${shownStory.id}.txt`);
});

function isRecorded(): boolean {
  return shownStory.tags.includes('recorded');
}
