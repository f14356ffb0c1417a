import { composeStories } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { withLooks } from '../with-looks';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (file: string) => Promise<Record<string, string>>;
  }
}

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../../packages/ui/src/**/*.stories.tsx',
);

// An office may render its pages on a server: there is no window then, and the browser takes over what was sent.
it.each(Object.entries(files))('%s renders on the server and hydrates without a word', async (file, load) => {
  const sent = await commands.renderOnServer(file);
  const problems: string[] = [];

  for (const [name, Story] of Object.entries(composeStories(await load(), { decorators: [withLooks] }))) {
    const page = (
      <StrictMode>
        <Story />
      </StrictMode>
    );
    problems.push(...(await hydrate(page, sent[name] ?? '')).map((problem) => `${name}: ${problem}`));
  }

  expect(problems).toEqual([]);
});

async function hydrate(page: React.ReactNode, html: string): Promise<string[]> {
  const problems: string[] = [];
  const say = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
  const error = vi.spyOn(console, 'error').mockImplementation(say);
  const warn = vi.spyOn(console, 'warn').mockImplementation(say);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;

  const root = hydrateRoot(place, page, { onRecoverableError: say, onUncaughtError: say });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

  root.unmount();
  place.remove();
  error.mockRestore();
  warn.mockRestore();
  return problems;
}
