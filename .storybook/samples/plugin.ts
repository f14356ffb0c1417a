import path from 'node:path';
import type { Plugin } from 'vite';
import { publicNames } from './imports';
import { sampleOf } from './sample-of-story';
import { readStoryFile } from './story-file';

/** "Show code" shows a sample that can be copied; a story that only the tests can write shows none. */
export function storySamples(): Plugin {
  const names = publicNames(path.resolve('packages/ui'));

  return {
    name: 'story-samples',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.stories.tsx')) return null;
      const file = readStoryFile(id, text);
      const lines = [...file.stories.keys()].map((story) => {
        const sample = sampleOf(file, story, names);
        return `${story}.parameters = withSample(${story}.parameters, ${JSON.stringify(sample)});`;
      });
      return { code: `${text}\n${WITH_SAMPLE}\n${lines.join('\n')}\n`, map: null };
    },
  };
}

/** As code, since it runs with the stories. What a story says of its documentation itself stays. */
const WITH_SAMPLE = `
function withSample(parameters, code) {
  const shown = code === undefined
    ? { canvas: { sourceState: 'none' } }
    : { source: { code, language: 'tsx' } };
  return { ...parameters, docs: { ...shown, ...parameters?.docs } };
}`;
