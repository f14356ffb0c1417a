import type { ReactNode } from 'react';

/** The drawing itself. It is as wide as its room; a narrower sheet of paper makes it smaller. */
export function PlotFrame({
  width,
  height,
  children,
}: {
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(height)}`}
      className="u:block u:h-auto u:w-full"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
