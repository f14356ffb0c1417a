import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { mergeConfig } from 'vite';

/** What only some stories, or lazy parts, import: found in the middle of a run, each would reload the page under test. */
const BUNDLED_FIRST = [
  '@base-ui/react/autocomplete',
  'class-variance-authority',
  'clsx',
  'lucide-react',
  'pdfjs-dist',
  'radix-ui',
  'react-day-picker',
  'react-day-picker/locale/en-GB',
  'react-day-picker/locale/pl',
  'react-dropzone',
  'react-hook-form',
  'vaul',
].map((dependency) => `@urzad/ui > ${dependency}`);

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), withoutVaulStyle()],
      optimizeDeps: { include: BUNDLED_FIRST },
    }),
};

export default config;
