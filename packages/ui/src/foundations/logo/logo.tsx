import { Link } from '../link/link-provider';

export interface LogoProps {
  /** The name of the service: "Małe granty II". */
  name: string;
  /** The office: "Regionalny Urząd Pracy". Hidden on phones. */
  office?: string;
  /** The address of the home page. */
  href: string;
}

/** Two nested arches, and the names beside them. */
export function Logo({ name, office, href }: LogoProps) {
  return (
    <Link
      href={href}
      className="flex min-h-control min-w-min items-center gap-2 text-ink no-underline tablet:gap-3"
    >
      <LogoMark />
      <span className="min-w-min">
        {/* Beside the tools of a phone there is room for two short lines, also with the largest text. */}
        <span className="block text-md leading-none font-bold tracking-tight text-balance tablet:text-lg tablet:leading-tight">
          {name}
        </span>
        {office && <span className="hidden text-xs whitespace-nowrap text-muted tablet:block">{office}</span>}
      </span>
    </Link>
  );
}

/** The arches alone, for a narrow sidebar. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 44 44" className="size-9.5 flex-none tablet:size-11" aria-hidden="true">
      <rect width="44" height="44" rx="11" fill="var(--accent-subtle)" />
      <path d="M6 38V22a16 16 0 0 1 32 0v16h-8V22a8 8 0 0 0-16 0v16z" fill="var(--accent)" />
      <path d="M17.5 38V24.5a4.5 4.5 0 0 1 9 0V38z" fill="var(--companion-fill)" />
    </svg>
  );
}
