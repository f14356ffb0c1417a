// `npm run pictures:accept`: what `npm run pictures` found different takes the place of what it was compared with.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, say } from './processes.mjs';

/** @typedef {{ name: string, reference: string, actual: string }} Change */

const LIST = 'pictures/found/list.json';

/** @param {string[]} words parts of names; all, if none @param {string} [list] */
export function acceptPictures(words, list = LIST) {
  if (!existsSync(list)) return fail('There is nothing to accept: run "npm run pictures" first.');
  /** @type {Change[]} */
  const changes = JSON.parse(readFileSync(list, 'utf8'));
  const accepted = changes.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );

  for (const { actual, reference } of accepted) copyFileSync(actual, reference);
  writeFileSync(list, JSON.stringify(changes.filter((change) => !accepted.includes(change))));
  say(`Pictures accepted: ${accepted.length}, left: ${changes.length - accepted.length}.`);
}
