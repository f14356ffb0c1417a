import { Arch } from './arch';
import { PegDoll } from './peg-doll';

/** Two figures under an arch, beside an invitation. Hidden from screen readers: decoration. */
export function ArchScene() {
  return (
    <svg viewBox="0 0 200 150" width="190" aria-hidden="true" className="h-auto max-w-full">
      <Arch x={100} y={144} outer={84} inner={58} leg={46} fill="var(--accent-5)" />
      <Arch x={100} y={144} outer={56} inner={42} leg={46} fill="var(--companion-5)" />
      <PegDoll x={88} y={144} head={17} body={3.53} coat="var(--accent-9)" hair="var(--doll-hair)" />
      <PegDoll
        x={124}
        y={144}
        head={12}
        body={2.83}
        coat="var(--companion-9)"
        hair="var(--doll-hair-child)"
      />
      <rect x="6" y="142" width="188" height="4" rx="2" fill="var(--accent-7)" />
    </svg>
  );
}
