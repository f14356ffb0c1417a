/** Drawings of our own in one colour, in the order of the tiles. The official marks are protected: an office gives them itself. */
const DRAWINGS = [
  // The programme: building blocks that rise.
  <path
    key="programme"
    d="M5 25h9v10H5zM16 18h9v17h-9zM27 11h8v24h-8zM27 11a4 4 0 0 1 8 0"
    className="u:fill-current/15"
  />,
  // The colours of the state: a flag of two bands.
  <g key="state">
    <path d="M8 5v31" />
    <path d="M8 7h26v10H8z" fill="white" />
    <path d="M8 17h26v10H8z" className="u:fill-current/45" />
  </g>,
  // The Union pays a part: coins of the euro.
  <g key="union">
    <circle cx="20" cy="20" r="15" className="u:fill-current/15" />
    <path d="M26 14a8 8 0 1 0 0 12M9.5 18h11M9.5 22h11" />
  </g>,
  // The regional government: a town hall.
  <g key="region">
    <path d="M6 18 20 7l14 11z" className="u:fill-current/15" />
    <path d="M9 18v13M16.5 18v13M23.5 18v13M31 18v13M5 35h30M7 31h26" />
  </g>,
];

/** The drawing of a tile without an official mark; the words beside it say what it stands for. */
export function FundingMark({ at }: { at: number }) {
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
      {DRAWINGS[at]}
    </svg>
  );
}
