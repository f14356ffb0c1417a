import { urzadPreset } from '@urzad/ui/tailwind-preset';

export default {
  presets: [urzadPreset],
  content: ['./packages/ui/src/**/*.{ts,tsx}', './apps/portal/src/**/*.{ts,tsx}', './apps/portal/index.html'],
};
