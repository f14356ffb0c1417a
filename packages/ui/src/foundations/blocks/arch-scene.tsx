import { Arch } from './arch';
import { PegDoll } from './peg-doll';

/** Two figures under an arch, beside an invitation. Hidden from screen readers: decoration. */
export function ArchScene() {
  return (
    <svg viewBox="0 0 200 150" width="190" aria-hidden="true" className="u:h-auto u:max-w-full">
      <Arch x={100} y={144} outer={84} inner={58} leg={46} fill="var(--urzad-accent-5)" />
      <Arch x={100} y={144} outer={56} inner={42} leg={46} fill="var(--urzad-companion-5)" />
      <PegDoll
        x={88}
        y={144}
        head={17}
        body={3.53}
        coat="var(--urzad-accent-9)"
        hair="var(--urzad-doll-hair)"
      />
      <PegDoll
        x={124}
        y={144}
        head={12}
        body={2.83}
        coat="var(--urzad-companion-9)"
        hair="var(--urzad-doll-hair-child)"
      />
      <rect x="6" y="142" width="188" height="4" rx="2" fill="var(--urzad-accent-7)" />
    </svg>
  );
}
