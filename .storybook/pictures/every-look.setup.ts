import { afterEach, expect } from 'vitest';
import { wear } from '../looks';
import { stillness } from '../run/stillness';
import { shownStory } from '../shown-story';
import { compareInForcedColors, comparePicture } from './compare-picture';
import {
  LOOKS_OF_PICTURES,
  type LookOfPictures,
  nameOfForced,
  nameOfPicture,
  VIEWPORTS,
} from './looks-of-pictures';

/** A picture that was compared. A new one has become the one to compare with. */
export interface ComparedPicture {
  name: string;
  outcome: 'same' | 'different' | 'new';
  /** Why it differs. */
  says: string;
}

declare module 'vitest' {
  interface TaskMeta {
    pictures?: ComparedPicture[];
  }
}

/** What Vitest says of a picture that was never taken. */
const NEVER_TAKEN = 'No existing reference screenshot';

/** `npm run pictures`: the pictures of a story, as its play function left it, in every look. */
afterEach(async ({ task }) => {
  const { id, tags } = shownStory;
  if (task.result?.state === 'fail' || import.meta.env.STORYBOOK_AUDIT !== 'pictures') return;

  const compared: ComparedPicture[] = [];
  const [light, ...others] = LOOKS_OF_PICTURES;
  // As in `npm test`: light as the story chose it, then forced colours. A change of looks may move what floats by a pixel.
  if (tags.includes('picture')) compared.push(...(await picturesIn(light)));
  if (tags.includes('picture-forced')) {
    const [, { width, height }] = VIEWPORTS;
    const name = nameOfForced(id);
    compared.push(await outcomeOf(name, () => compareInForcedColors(name, width, height)));
  }
  for (const look of tags.includes('picture') ? others : []) {
    wear({ scheme: look.scheme, contrast: look.contrast });
    await stillness();
    compared.push(...(await picturesIn(look)));
  }
  wear({});

  task.meta.pictures = compared;
  expect(compared.filter(({ outcome }) => outcome === 'different').map(({ name }) => name)).toEqual([]);
}, 300_000);

async function picturesIn(look: LookOfPictures): Promise<ComparedPicture[]> {
  const compared: ComparedPicture[] = [];
  for (const { width, height } of VIEWPORTS) {
    const name = nameOfPicture(shownStory.id, look, width);
    compared.push(await outcomeOf(name, () => comparePicture(name, width, height)));
  }
  return compared;
}

async function outcomeOf(name: string, compare: () => Promise<void>): Promise<ComparedPicture> {
  try {
    await compare();
    return { name, outcome: 'same', says: '' };
  } catch (failure) {
    const says = failure instanceof Error ? failure.message : String(failure);
    return { name, outcome: says.includes(NEVER_TAKEN) ? 'new' : 'different', says };
  }
}
