import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { mergeConfig } from 'vite';
import { BUNDLED_FIRST } from './bundled-first.mjs';
import { PROP_TABLES } from './prop-tables';
import { storySamples } from './samples/plugin';
import { onlyPictures, withoutTests } from './sidebar';

const config: StorybookConfig = {
  stories: [
    './pages/**/*.mdx',
    './{guidance,patterns,screens}/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // Vitest runs every story.
  experimental_indexers: (indexers = []) =>
    process.env.VITEST ? indexers : indexers.map(process.env.ONLY_PICTURES ? onlyPictures : withoutTests),
  // Of `npm run audit -- report`, where it was made.
  staticDirs: [{ from: '../packages/ui/accessibility-report', to: '/accessibility' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // The tests leave this plugin out, so it costs them nothing.
    reactDocgenTypescriptOptions: {
      ...PROP_TABLES,
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      // Samples there are arguments of stories, to which the plugin would add its own.
      exclude: ['**/*.stories.tsx', '**/testing/**'],
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The tests show no code.
      plugins: [tailwindcss(), withoutVaulStyle(), !process.env.VITEST && storySamples()],
      optimizeDeps: { include: BUNDLED_FIRST },
    }),
};

export default config;
