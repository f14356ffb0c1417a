import type { Indexer, IndexInput } from 'storybook/internal/types';
import { foldForSearch } from '../packages/domain/src/words/fold-for-search';
import { POLISH_NAMES } from './run/polish-names';
import { isForReaders } from './shown-stories';

/** The index of the sidebar: tests are taken out of it and keep their address. */
export function withoutTests(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => forReaders(await indexer.createIndex(file, options)),
  };
}

/** The index of a Storybook for Chromatic, which counts every picture that it takes. */
export function onlyPictures(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).filter(({ tags = [] }) => tags.includes('picture')),
  };
}

/** Storybook takes the tags of the page of documentation from the first story of a file, so tests come last. */
export function forReaders(stories: IndexInput[]): IndexInput[] {
  const isShown = ({ exportName, tags }: IndexInput) =>
    isForReaders({ name: exportName, tags, plays: tags?.includes('play-fn') ?? false });

  const [first, ...others] = stories.filter(isShown);

  return [
    ...(first ? [withPolishName(first), ...others] : []),
    ...stories
      .filter((story) => !isShown(story))
      .map((story) => ({ ...story, tags: [...(story.tags ?? []), '!dev', '!autodocs'] })),
  ];
}

/** The manager leaves it out again where it shows the name in its sidebar. */
function withPolishName(story: IndexInput): IndexInput {
  const polish = POLISH_NAMES[story.title ?? ''];
  return polish ? { ...story, name: `${story.name ?? story.exportName} (${asTyped(polish)})` } : story;
}

/** The search tells `ł` from `l`, and many keyboards have no Polish letters. */
function asTyped(polish: string): string {
  const plain = polish.split(', ').map(foldForSearch);
  return [...new Set([...polish.split(', '), ...plain])].join(', ');
}
