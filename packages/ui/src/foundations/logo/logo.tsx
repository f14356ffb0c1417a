import type { ReactNode } from 'react';
import { Link } from '../link/link';

export interface LogoProps {
  /** The name of the service: "Małe granty II". */
  name: string;
  /** The office: "Regionalny Urząd Pracy". Hidden on phones. */
  office?: string;
  /** The address of the home page. */
  href: string;
  /**
   * The sign of the office, an `svg` or `img` without a name of its own, as the names stand beside it. It is drawn 38 px
   * high on phones and 44 px elsewhere, as wide as it is. @default `LogoMark`
   */
  mark?: ReactNode;
}

/** The sign of the office, and the names beside it. */
export function Logo({ name, office, href, mark }: LogoProps) {
  return (
    <Link
      href={href}
      className="u:flex u:min-h-control u:min-w-min u:items-center u:gap-2 u:text-ink u:no-underline u:tablet:gap-3"
    >
      {mark === undefined ? (
        <LogoMark />
      ) : (
        <span className="u:h-9.5 u:flex-none u:tablet:h-11 u:each:h-full u:each:w-auto">{mark}</span>
      )}
      <span className="u:min-w-min">
        {/* Beside the tools of a phone there is room for two short lines, also with the largest text. */}
        <span className="u:block u:text-md u:leading-none u:font-bold u:tracking-tight u:text-balance u:tablet:text-lg u:tablet:leading-tight">
          {name}
        </span>
        {office && (
          <span className="u:hidden u:text-xs u:whitespace-nowrap u:text-muted u:tablet:block">{office}</span>
        )}
      </span>
    </Link>
  );
}

/** The arches alone, for a narrow sidebar. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 44 44" className="u:size-9.5 u:flex-none u:tablet:size-11" aria-hidden="true">
      <rect width="44" height="44" rx="11" fill="var(--urzad-accent-subtle)" />
      <path d="M6 38V22a16 16 0 0 1 32 0v16h-8V22a8 8 0 0 0-16 0v16z" fill="var(--urzad-accent)" />
      <path d="M17.5 38V24.5a4.5 4.5 0 0 1 9 0V38z" fill="var(--urzad-companion-fill)" />
    </svg>
  );
}
