import type { Indexer, IndexInput } from 'storybook/internal/types';
import { isForReaders } from './shown-stories';

/** The index of the sidebar: tests are taken out of it and keep their address. */
export function withoutTests(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => forReaders(await indexer.createIndex(file, options)),
  };
}

/** Storybook takes the tags of the page of documentation from the first story of a file, so tests come last. */
export function forReaders(stories: IndexInput[]): IndexInput[] {
  const isShown = ({ exportName, tags }: IndexInput) =>
    isForReaders({ name: exportName, tags, plays: tags?.includes('play-fn') ?? false });

  return [
    ...stories.filter(isShown),
    ...stories
      .filter((story) => !isShown(story))
      .map((story) => ({ ...story, tags: [...(story.tags ?? []), '!dev', '!autodocs'] })),
  ];
}
