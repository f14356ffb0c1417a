/**
 * Drawings of our own in one colour, in the order of the tiles: how dark the filled shape is, the shape, and lines over it.
 * The official marks are protected: an office gives them itself.
 */
const DRAWINGS: readonly (readonly [opacity: number, shape: string, lines?: string])[] = [
  // The programme: building blocks that rise.
  [0.15, 'M5 25h9v10H5zM16 18h9v17h-9zM27 11h8v24h-8zM27 11a4 4 0 0 1 8 0'],
  // The colours of the state: a flag of two bands.
  [0.45, 'M8 17h26v10H8z', 'M8 5v31M8 7h26v10'],
  // The Union pays a part: a coin of the euro.
  [0.15, 'M5 20a15 15 0 0 1 30 0 15 15 0 0 1-30 0z', 'M26 14a8 8 0 1 0 0 12M9.5 18h11M9.5 22h11'],
  // The regional government: a town hall.
  [0.15, 'M6 18 20 7l14 11z', 'M9 18v13M16.5 18v13M23.5 18v13M31 18v13M5 35h30M7 31h26'],
];

/** The drawing of a tile without an official mark; the words beside it say what it stands for. */
export function FundingMark({ at }: { at: number }) {
  const [opacity, shape, lines] = DRAWINGS[at] ?? [];

  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="u:size-10 u:flex-none"
    >
      <path d={shape} fill="currentColor" fillOpacity={opacity} />
      <path d={lines} />
    </svg>
  );
}
