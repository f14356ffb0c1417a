import { spawnSync } from 'node:child_process';
import { fail, run } from './processes.mjs';

/** Not installed, as nothing depends on it. */
const CHROMATIC = 'chromatic@18.14.3';

/**
 * Sends the pictures of all widgets to chromatic.com, for who has a token. What it does with them says
 * `chromatic.config.json`, in which looks `.storybook/pictures/looks-of-pictures.ts`.
 * @param {string[]} words options of its command
 */
export async function chromatic(words) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    fail('CHROMATIC_PROJECT_TOKEN is not set: it stands in the settings of the project on chromatic.com.');
  await run('storybook', ['build', '--quiet'], { env: { ONLY_PICTURES: 'yes' } });
  const { status } = spawnSync('npx', ['-y', CHROMATIC, ...words], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
