export interface PegDollProps {
  /** The middle of its foot, in units of the picture. */
  x: number;
  y: number;
  /** Radius of the head, which scales the figure. */
  head: number;
  /** Height of the body in radii of the head. Children are shorter. */
  body: number;
  coat: string;
  hair: string;
}

/** A wooden figure: a coat, a head, a cap of hair and a small smile. */
export function PegDoll({ x, y, head, body, coat, hair }: PegDollProps) {
  const shoulder = body * 0.58;

  return (
    <g transform={`translate(${x} ${y}) scale(${head})`}>
      <path
        d={`M-1.17 0V${-shoulder}Q-1.17 ${-body} 0 ${-body}Q1.17 ${-body} 1.17 ${-shoulder}V0Z`}
        fill={coat}
      />
      <path d={`M.65 0V${-body * 0.9}Q1.17 ${-body * 0.8} 1.17 ${-shoulder}V0Z`} fill="black" opacity=".1" />
      <g transform={`translate(0 ${-body - 0.5})`}>
        <circle r="1" fill="var(--urzad-doll-skin)" />
        <path d="M-1 0a1 1 0 0 1 2 0q-.5 -.55 -1 -.45t-1 .45z" fill={hair} />
        <circle cx="-.32" cy=".14" r=".09" fill="var(--urzad-doll-face)" />
        <circle cx=".32" cy=".14" r=".09" fill="var(--urzad-doll-face)" />
        <path
          d="M-.22 .42q.22 .2 .44 0"
          fill="none"
          stroke="var(--urzad-doll-face)"
          strokeWidth=".085"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
