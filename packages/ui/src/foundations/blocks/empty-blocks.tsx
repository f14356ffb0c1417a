import { Arch } from './arch';

/** A few unused blocks: nothing here yet. */
export function EmptyBlocks() {
  return (
    <svg viewBox="0 0 160 110" width="150" aria-hidden="true" className="u:h-auto u:max-w-full">
      <path d="M14 58h44v44H14z" fill="var(--urzad-accent-7)" />
      <path d="M62 58h44v44H62z" fill="var(--urzad-companion-5)" />
      <path d="M50 58h8v44h-8zM98 58h8v44h-8z" fill="black" opacity=".1" />
      <path d="M62 58a22 22 0 0 1 44 0z" fill="var(--urzad-accent-9)" />
      <circle cx="36" cy="40" r="18" fill="var(--urzad-companion-9)" />
      <Arch x={132} y={102} outer={22} inner={10} leg={22} fill="var(--urzad-accent-5)" />
      <rect x="4" y="102" width="152" height="4" rx="2" fill="var(--urzad-accent-7)" />
    </svg>
  );
}
