export interface ArchProps {
  /** The middle of its foot. */
  x: number;
  y: number;
  /** Outer and inner radius. */
  outer: number;
  inner: number;
  /** Height of the straight part below the curve. */
  leg: number;
  fill: string;
}

/** One wooden arch. Three nested ones are the logo of the portal. */
export function Arch({ x, y, outer, inner, leg, fill }: ArchProps) {
  const thickness = outer - inner;
  const outside = `M${x - outer} ${y}v${-leg}a${outer} ${outer} 0 0 1 ${2 * outer} 0v${leg}`;
  const inside = `h${-thickness}v${-leg}a${inner} ${inner} 0 0 0 ${-2 * inner} 0v${leg}z`;

  return <path d={`${outside}${inside}`} fill={fill} />;
}
