import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { LocaleProvider } from '../packages/ui/src/locale/locale';
import { loadSheet } from '../packages/ui/src/overlay/use-layer-parts';
import '../packages/ui/src/styles/index.css';
import { shownStory } from './shown-story';

/** Puts the chosen looks on the root element, where the portal puts them too. */
const withLooks: Decorator = (Story, { globals }) => {
  const { scheme, accent, contrast, font, locale } = globals;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset.scheme = scheme === 'black' ? 'dark' : scheme;
    root.dataset.dark = scheme === 'black' ? 'black' : 'default';
    root.dataset.accent = accent;
    root.dataset.contrast = contrast;
    root.dataset.font = font;
  }, [scheme, accent, contrast, font, locale]);

  return (
    <LocaleProvider locale={locale}>
      <Story />
    </LocaleProvider>
  );
};

type ToolbarIcon = 'mirror' | 'paintbrush' | 'contrast' | 'grow' | 'globe';

const choice = (title: string, icon: ToolbarIcon, items: string[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLooks],
  // There before the first story, so that what a story finds does not hang on how fast it comes.
  beforeAll: loadSheet,
  beforeEach: ({ id, tags, parameters }) => {
    Object.assign(shownStory, { id, tags, layout: parameters.layout });
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Foundations', 'Actions', 'Forms', 'Files', 'Overlays', 'Data', 'Layout'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 900', styles: { width: '900px', height: '1000px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: { scheme: 'light', accent: 'purple', contrast: 'normal', font: 'small', locale: 'pl' },
  globalTypes: {
    scheme: choice('Scheme', 'mirror', ['light', 'dark', 'black']),
    accent: choice('Accent', 'paintbrush', ['purple', 'green', 'orange', 'blue']),
    contrast: choice('Contrast', 'contrast', ['normal', 'high']),
    font: choice('Font size', 'grow', ['small', 'medium', 'large']),
    locale: choice('Language', 'globe', ['pl', 'en']),
  },
};

export default preview;
