import { text } from 'node:stream/consumers';
import { composeStories } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { withLooks } from '../with-looks';

const files = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../{guidance,patterns,screens}/*.stories.tsx',
]);

/** The HTML of every story of a file, by the name of its export, as a server without a window writes it. */
export async function renderOnServer(file: string): Promise<Record<string, string>> {
  const load = files[file];
  if (!load) throw new Error(`No stories at ${file}: the path is relative to this file.`);
  const stories = composeStories(await load(), { decorators: [withLooks] });

  const html: Record<string, string> = {};
  for (const [name, Story] of Object.entries(stories)) {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <Story />
      </StrictMode>,
    );
    html[name] = await text(prelude);
  }
  return html;
}
