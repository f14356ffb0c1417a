import type { Looks } from '../looks';

/** A phone and a desktop, in CSS pixels (Spec §9), by their names in the toolbar of Storybook. */
export const VIEWPORTS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/** What each widget is looked at in. The first is the one whose pictures lie in the repository. */
export const LOOKS_OF_PICTURES = [
  { name: 'light', scheme: 'light', contrast: 'normal' },
  { name: 'dark', scheme: 'dark', contrast: 'normal' },
  { name: 'contrast', scheme: 'light', contrast: 'high' },
] as const satisfies readonly (Pick<Looks, 'scheme' | 'contrast'> & { name: string })[];

export type LookOfPictures = (typeof LOOKS_OF_PICTURES)[number];

/**
 * The name of a picture and of its file. Light ones have none of their look, as they were there first. The name of a story
 * holds no underscore, so none can be taken for that of a look.
 */
export function nameOfPicture(story: string, { name }: LookOfPictures, width: number): string {
  return asFile(name === 'light' ? `${story}-${width}` : `${story}_${name}-${width}`);
}

export const nameOfForced = (story: string) => asFile(`${story}-forced`);

/** As Vitest writes it. */
const asFile = (name: string) => name.replaceAll('--', '-');

/** The same for Chromatic, whose modes are settings of the toolbar. */
export const CHROMATIC_MODES = Object.fromEntries(
  LOOKS_OF_PICTURES.flatMap(({ name: look, scheme, contrast }) =>
    VIEWPORTS.map(({ name: viewport }) => [`${look} ${viewport}`, { scheme, contrast, viewport }]),
  ),
);
