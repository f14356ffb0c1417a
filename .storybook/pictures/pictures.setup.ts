import { afterEach } from 'vitest';
import { shownStory } from '../shown-story';
import { compareInForcedColors, comparePicture } from './compare-picture';
import { LOOKS_OF_PICTURES, nameOfForced, nameOfPicture, VIEWPORTS } from './looks-of-pictures';

/**
 * One story of each widget, tagged `picture`, is compared with its picture on a phone and on a desktop, after its
 * play function and axe; one tagged `picture-forced` also in the colours that a person's system forces on the page.
 * `npm run pictures` compares all looks and `npm run pictures:accept` takes what has changed.
 */
afterEach(async ({ task }) => {
  const { id, tags } = shownStory;
  if (task.result?.state === 'fail' || import.meta.env.STORYBOOK_AUDIT !== 'no') return;

  const [light] = LOOKS_OF_PICTURES;
  if (tags.includes('picture')) {
    for (const { width, height } of VIEWPORTS)
      await comparePicture(nameOfPicture(id, light, width), width, height);
  }
  if (tags.includes('picture-forced')) {
    const [, { width, height }] = VIEWPORTS;
    await compareInForcedColors(nameOfForced(id), width, height);
  }
});
