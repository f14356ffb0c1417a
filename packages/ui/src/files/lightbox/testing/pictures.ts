import { expect, screen, waitFor, within } from 'storybook/test';
import type { LightboxPicture } from '../lightbox';

/** A drawn page of a given size in pixels, with its number: the story needs no file. */
function drawnPage(number: number, width: number, height: number): string {
  const lines = [140, 180, 220, 300, 340, 380].map((y) => `M60 ${y}h${y % 80 === 60 ? 320 : 440}`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 595 842"><path fill="#fbfaf6" d="M0 0h595v842H0z"/><path stroke="#444" stroke-width="12" d="${lines}"/><text x="60" y="100" font-size="56">${number}</text><circle cx="470" cy="700" r="60" fill="none" stroke="#5b2d8a" stroke-width="8"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Four scans of 1,190 by 1,684 pixels. */
export const SCANS: readonly LightboxPicture[] = [
  'Umowa',
  'Rachunek',
  'Zaświadczenie z placówki',
  'Potwierdzenie',
].map((title, at) => ({
  src: drawnPage(at + 1, 1190, 1684),
  title,
  alt: `${title}, strona 1`,
  detail: `skan-${at + 1}.jpg · 1,24 MB`,
}));

export const layer = () => screen.findByRole('dialog');

/** The picture on the stage, once it is there. */
export async function shownPicture(name: RegExp | string) {
  const dialog = await layer();
  const picture = await within(dialog).findByRole('img', { name });
  await waitFor(() => expect(picture).toHaveAttribute('data-phase', 'loaded'));
  await waitFor(() => expect(picture).toHaveAttribute('data-turned'));
  return picture;
}

export interface Lies {
  x: number;
  y: number;
  degrees: number;
  scale: number;
}

/** What is said of a picture, before any transition between two places of it. */
export function liesAt(picture: HTMLElement): Lies {
  const said = /translate\((.+)px, (.+)px\) rotate\((.+)deg\) scale\((.+)\)/.exec(picture.style.transform);
  const [, x, y, degrees, scale] = (said ?? []).map(Number);
  return { x: x ?? 0, y: y ?? 0, degrees: degrees ?? 0, scale: scale ?? 0 };
}

export const scaleOf = (picture: HTMLElement) => liesAt(picture).scale;
