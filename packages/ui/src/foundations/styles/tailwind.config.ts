import { urzadPreset } from './tailwind-preset';

/** The style sheet of the library names its own files; Tailwind adds those of the page that imports it. */
export default { presets: [urzadPreset] };
