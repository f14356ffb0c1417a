import path from 'node:path';

/** Where `npm run pictures` keeps and finds pictures. Git does not have it. */
export const PICTURES = path.resolve('pictures');

/** What the last run found. */
export const FOUND = path.join(PICTURES, 'found');

/** Looks whose pictures would weigh more than all others in the repository. */
const KEPT = /_(?:dark|contrast)-\d+$/;

/** The picture that a story is compared with. @param {string} name @param {string} folder of the story */
export function placeOfReference(name, folder) {
  return KEPT.test(name)
    ? path.join(PICTURES, 'kept', `${name}.png`)
    : path.join(folder, '__screenshots__', `${name}.png`);
}

/** @param {string} name with the kind at its end: `…-actual`, `…-diff`, `…-reference` */
export function placeOfFinding(name) {
  return path.join(FOUND, `${name}.png`);
}
