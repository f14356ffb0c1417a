import { composeStories } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { Taken } from '../../packages/ui/src/internal/testing/taken';
import { isForReaders } from '../shown-stories';
import { withLooks } from '../with-looks';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: (file: string) => Promise<Record<string, string>>;
  }
}

const files = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../{guidance,patterns,screens}/*.stories.tsx',
]);

// What a widget fetches only when it is drawn, such as the sheet of a phone, is here already: it then comes within a
// frame or two after the hydration, and not when its story has gone.
const widgets = import.meta.glob([
  '../../packages/ui/src/**/*.tsx',
  '!../../packages/ui/src/**/*.{stories,test}.tsx',
  '!../../packages/ui/src/**/testing/**',
]);
// What cannot be loaded fails its own stories.
beforeAll(() => Promise.allSettled(Object.values(widgets).map((load) => load())));

/** So many stories of each file are taken over; `npm run audit -- hydration` takes all. */
const STORIES_OF_FILE = 2;
const isAudit = import.meta.env.AUDIT === 'yes';

// An office may render its pages on a server: there is no window then, and the browser takes over what was sent.
it.each(Object.entries(files))(
  '%s renders on the server without a style attribute, hydrates without a word and locks no page',
  async (file, load) => {
    const sent = await commands.renderOnServer(file);
    const problems: string[] = [];

    const stories = Object.entries(composeStories(await load(), { decorators: [withLooks] }));
    for (const [name, Story] of isAudit ? stories : stories.slice(0, STORIES_OF_FILE)) {
      const page = (
        <StrictMode>
          <Story />
        </StrictMode>
      );
      const found = await hydrate(page, sent[name] ?? '', () => lockedDocs({ ...Story, name }));
      found.push(...styleAttributes(file, sent[name] ?? ''));
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }

    expect(problems).toEqual([]);
  },
);

/** Nothing has changed for a few frames. */
const STILL_FRAMES = 3;
/** After a second an endless change, such as a clock, is no longer awaited. */
const MOST_FRAMES = 60;

async function hydrate(page: React.ReactNode, html: string, look: () => string[]): Promise<string[]> {
  const problems: string[] = [];
  const say = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
  const error = vi.spyOn(console, 'error').mockImplementation(say);
  const warn = vi.spyOn(console, 'warn').mockImplementation(say);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;

  const { promise: taken, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(place, <Taken onTaken={resolve}>{page}</Taken>, {
    onRecoverableError: say,
    onUncaughtError(thrown) {
      say(thrown);
      resolve();
    },
  });
  await taken;
  await standsStill();
  problems.push(...look());

  root.unmount();
  place.remove();
  error.mockRestore();
  warn.mockRestore();
  return problems;
}

/** Pages about tokens and places, whose stories set styles themselves; a picture, which is drawn only where there are scripts. */
const OF_STORIES = /\/(?:foundations\/tokens|internal\/floating|files\/file-preview)\//;
/** Radix and Base UI write these; without them nothing moves that should not, and our own rules hide the input. */
const OF_LIBRARIES = /role="tab(?:list|panel)"/;

/** A strict content policy refuses them in the HTML of a server. What a story puts around a widget has no class of ours. */
function styleAttributes(file: string, html: string): string[] {
  if (OF_STORIES.test(file)) return [];
  const styled = html.match(/<[^>]* style="[^>]*>/g) ?? [];
  return styled
    .filter((element) => element.includes('"u:') && !OF_LIBRARIES.test(element))
    .map((element) => `sends a style attribute: ${element}`);
}

interface ShownStory {
  name: string;
  tags: string[];
  parameters: { docs?: { story?: { inline?: boolean } } };
  play?: unknown;
}

/** A page of documentation shows its stories as here: without their play functions, all on one page. */
function lockedDocs({ name, tags, parameters, play }: ShownStory): string[] {
  const isLocked = document.documentElement.style.overflow === 'hidden';
  const isInPage = parameters.docs?.story?.inline !== false;
  return isLocked && isInPage && isForReaders({ name, tags, plays: Boolean(play) })
    ? ['opens a layer that locks its page of documentation: give it FRAMED_DOCS']
    : [];
}

/** Overlays that are open from the start render after the hydration, as a server has no top layer. */
async function standsStill() {
  let still = 0;
  const watch = new MutationObserver(() => {
    still = 0;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frames = 0; still < STILL_FRAMES && frames < MOST_FRAMES; frames += 1) {
    still += 1;
    await new Promise(requestAnimationFrame);
  }
  watch.disconnect();
}
