import { expect, waitFor, within } from 'storybook/test';
import type { GalleryImage } from '../gallery-image';

function drawnRoom(width: number, height: number, colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${colour}" d="M0 0h${width}v${height}H0z"/><path fill="#fff" opacity=".5" d="M0 ${height} ${width / 3} ${height / 3}l${width / 4} ${height / 4} ${width / 6}-${height / 8}L${width} ${height}z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const SHAPES = [
  ['Sala zabaw', 640, 480, '#8fb8de'],
  ['Kuchnia', 480, 640, '#d9a05b'],
  ['Ogród', 800, 400, '#7fae7a'],
  ['Szatnia', 500, 500, '#b79ac8'],
  ['', 640, 360, '#c98b8b'],
  ['Plac zabaw', 400, 600, '#6fa8a0'],
  ['Jadalnia', 640, 480, '#a9a36b'],
] as const;

/** The address of a picture that cannot be shown. */
export const BROKEN = 'data:image/png;base64,AAAA';

/** Everything that a screen can allow. */
export const ALL_TOOLS = { canZoom: true, canOrder: true, canEditInfo: true, canDelete: true };

/** Seven pictures of several shapes; one has no caption. */
export const ROOMS: readonly GalleryImage[] = SHAPES.map(([text, width, height, colour], at) => ({
  filename: `${at + 1}.jpg`,
  url: drawnRoom(width, height, colour),
  width,
  height,
  ...(text && { text }),
  ...(at === 0 && { captions: { en: 'Playroom' } }),
}));

/** The first of them, with a caption that takes many lines in a column. */
export const LONG_CAPTION =
  'Sala zabaw po remoncie sfinansowanym z programu, z podłogą odporną na wilgoć, kącikiem wyciszenia i oknami na ogród';
export const DESCRIBED_ROOMS: readonly GalleryImage[] = ROOMS.map((room, at) =>
  at === 0 ? { ...room, text: LONG_CAPTION } : room,
);

/** More than are drawn at once. */
export const FIFTY_ROOMS: readonly GalleryImage[] = Array.from({ length: 50 }, (_, at) => ({
  filename: `sala-${at + 1}.jpg`,
  url: drawnRoom(400, 300 + (at % 3) * 100, '#8fb8de'),
  width: 400,
  height: 300 + (at % 3) * 100,
  text: `Sala ${at + 1}`,
}));

/** The pictures of the list, once they have their places. */
export async function listIn(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  const list = within(canvasElement).getByRole('list', { name: 'Zdjęcia placówki' });
  await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0));
  return within(list).getAllByRole('listitem');
}

/** The slide of a place, from 1, is the shown one, as the status says. */
export async function slideIn(canvasElement: HTMLElement, place: number) {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${place} z ${ROOMS.length}`));
  const list = canvas.getByRole('list', { name: 'Zdjęcia placówki' });
  await waitFor(() => expect(Math.abs(list.scrollLeft)).toBe((place - 1) * list.clientWidth));
}
