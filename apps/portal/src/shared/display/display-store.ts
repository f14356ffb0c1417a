import { create } from 'zustand';
import { readItem, writeItem } from '../session/storage';
import { type Display, displayCookie, parseDisplay, showDisplay } from './display';

export type ColorScheme = 'light' | 'dark';

interface DisplayStore extends Display {
  scheme: ColorScheme;
  change: (display: Partial<Display>) => void;
  changeScheme: (scheme: ColorScheme) => void;
}

export const useDisplay = create<DisplayStore>()((set, get) => ({
  ...parseDisplay(document.cookie),
  scheme: readItem('color_scheme') === 'dark' ? 'dark' : 'light',
  change: (changed) => {
    const { contrast, font, lang } = { ...get(), ...changed };
    // biome-ignore lint/suspicious/noDocumentCookie: the inline script of index.html reads it synchronously, before the first paint.
    document.cookie = displayCookie({ contrast, font, lang });
    showDisplay(document.documentElement, { contrast, font, lang });
    set({ contrast, font, lang });
  },
  changeScheme: (scheme) => {
    writeItem('color_scheme', scheme);
    document.documentElement.dataset.scheme = scheme;
    set({ scheme });
  },
}));
