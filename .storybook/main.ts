import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { mergeConfig } from 'vite';
import { BUNDLED_FIRST } from './bundled-first.mjs';

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
