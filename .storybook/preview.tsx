import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { loadLayers } from '../packages/ui/src/internal/overlay/layer-code';
import '../packages/ui/src/foundations/styles/index.css';
import { CHROMATIC_MODES } from './pictures/looks-of-pictures';
import { plainDefaults } from './plain-defaults';
import { usableControls } from './run/usable-controls';
import { isForReaders } from './shown-stories';
import { shownStory } from './shown-story';
import { INITIAL_LOOKS, withLooks } from './with-looks';

type ToolbarIcon = 'mirror' | 'paintbrush' | 'contrast' | 'grow' | 'globe' | 'transfer' | 'lightning';

const choice = (title: string, icon: ToolbarIcon, items: string[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Fetched with the first page of documentation: tests show none, and would load its parts anew for each file. */
const DocsPage = lazy(() => import('./docs-page').then((module) => ({ default: module.DocsPage })));
const DocsContainer = lazy(() =>
  import('./docs-container').then((module) => ({ default: module.LookedContainer })),
);

/**
 * So long a story waits for what it looks for: wide, as others may have the core. It is a timer too, so its length is one
 * that no story holds (`held-timers.ts`).
 */
configure({ asyncUtilTimeout: 120_003 });

// As in the portal: stories have elements of their own, too.
document.documentElement.classList.add('u:page', 'u:plain');

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLooks],
  argTypesEnhancers: [plainDefaults, usableControls],
  // There before the first story, so that what a story finds does not depend on how fast it comes.
  beforeAll: loadLayers,
  beforeEach: (context) => {
    const { id, title, name, tags, parameters } = context;
    const plays = 'playFunction' in context && Boolean(context.playFunction);
    Object.assign(shownStory, {
      id,
      title,
      tags,
      notes: parameters.accessibility,
      layout: parameters.layout,
      a11y: parameters.a11y,
      isForReaders: isForReaders({ name, tags, plays }),
    });
    // As a class of Storybook pads it, which the page of the tests does not have.
    if (import.meta.env.MODE === 'test')
      document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '16px';
  },
  parameters: {
    layout: 'padded',
    chromatic: { modes: CHROMATIC_MODES },
    // Every rule runs; the nodes that keep it, most of the work, are not described one by one.
    a11y: {
      test: 'error',
      // The size of targets (WCAG 2.5.8) is a rule that axe leaves out unless it is asked.
      options: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
    },
    docs: {
      stories: {
        filter: ({ name, tags, playFunction }: PreparedStory) =>
          isForReaders({ name, tags, plays: Boolean(playFunction) }),
      },
      container: (props: ComponentProps<typeof DocsContainer>) => (
        <Suspense>
          <DocsContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Getting started',
          'Pierwsze kroki',
          'README',
          'Guidance',
          'Recipes',
          'For auditors',
          'Foundations',
          'Actions',
          'Overlays',
          'Feedback',
          'Forms',
          'Navigation',
          'Data',
          'Files',
          'Layout',
          'Patterns',
          'Screens',
          'Internal',
        ],
      },
    },
    viewport: {
      options: {
        // A desktop of 1280 px at 400 % (WCAG 1.4.10).
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        // The last width without a sidebar (Spec §4).
        belowSidebar: { name: 'Phone 766', styles: { width: '766px', height: '844px' } },
        // Both sides of the mobile breakpoint (Spec §9).
        phoneLast: { name: 'Phone 767', styles: { width: '767px', height: '844px' } },
        tabletFirst: { name: 'Tablet 768', styles: { width: '768px', height: '844px' } },
        tablet: { name: 'Tablet 900', styles: { width: '900px', height: '1000px' } },
        // Both sides of the border between tablets and desktops (Spec §9).
        tabletLast: { name: 'Tablet 1024', styles: { width: '1024px', height: '1000px' } },
        desktopFirst: { name: 'Desktop 1025', styles: { width: '1025px', height: '1000px' } },
        // Both sides of the borders between the width classes sm, l and xl (Spec §9).
        smLast: { name: 'Tablet 992', styles: { width: '992px', height: '1000px' } },
        lFirst: { name: 'Tablet 993', styles: { width: '993px', height: '1000px' } },
        lLast: { name: 'Desktop 1400', styles: { width: '1400px', height: '800px' } },
        xlFirst: { name: 'Desktop 1401', styles: { width: '1401px', height: '800px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: INITIAL_LOOKS,
  globalTypes: {
    scheme: choice('Scheme', 'mirror', ['light', 'dark', 'black']),
    accent: choice('Accent', 'paintbrush', ['purple', 'green', 'orange', 'blue']),
    contrast: choice('Contrast', 'contrast', ['normal', 'high']),
    font: choice('Font size', 'grow', ['small', 'medium', 'large']),
    locale: choice('Language', 'globe', ['pl', 'en']),
    direction: choice('Text direction', 'transfer', ['ltr', 'rtl']),
    motion: choice('Motion', 'lightning', ['full', 'reduced']),
  },
};

export default preview;
