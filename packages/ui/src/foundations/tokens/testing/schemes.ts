/** The attributes of a scheme; all of them are on one element, the root or a frame. */
export const SCHEMES = {
  light: { 'data-scheme': 'light' },
  dark: { 'data-scheme': 'dark' },
  black: { 'data-scheme': 'dark', 'data-dark': 'black' },
  contrast: { 'data-scheme': 'light', 'data-contrast': 'high' },
} as const;

export type Scheme = keyof typeof SCHEMES;

export const ACCENTS = ['purple', 'green', 'orange', 'blue'] as const;

export type Accent = (typeof ACCENTS)[number];
