import type { Config } from 'tailwindcss';
import { urzadPreset } from './packages/ui/src/foundations/styles/tailwind-preset';

/**
 * The one Tailwind configuration of portal, Storybook and the library's build, read by `@config` of
 * `packages/ui/src/foundations/styles/index.css`. Names of tokens belong into the preset, which the widgets need; what
 * would change Tailwind for all three belongs here. The published style sheets are compiled and name no file of it.
 */
export default { presets: [urzadPreset] } satisfies Config;
