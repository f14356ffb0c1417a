import { type LocaleProp, useLabels } from '../locale/locale';
import { Arch } from './arch';
import { type HomeSceneLabels, homeSceneLabels } from './home-scene.labels';
import { PegDoll } from './peg-doll';

export interface HomeSceneProps extends LocaleProp {
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<HomeSceneLabels>;
}

/** The baseline of the picture. */
const FLOOR = 376;

/** The town of wooden blocks on the home and login pages, in the colours of the chosen accent. */
export function HomeScene({ labels, locale }: HomeSceneProps) {
  const words = useLabels(homeSceneLabels, labels, locale);

  return (
    <svg
      viewBox="0 0 600 480"
      role="img"
      aria-label={words.picture}
      className="u:block u:h-auto u:w-full u:rounded-xl"
    >
      <rect width="600" height="480" fill="var(--urzad-accent-3)" />
      <rect y={FLOOR} width="600" height="104" fill="var(--urzad-accent-4)" />
      <circle cx="506" cy="84" r="40" fill="var(--urzad-warning-9)" />
      <path d="M86 92a26 26 0 0 1 52 0zM116 92a20 20 0 0 1 40 0z" fill="var(--urzad-block-white)" />
      <House />
      <Arch x={300} y={FLOOR} outer={128} inner={92} leg={96} fill="var(--urzad-accent-9)" />
      <Arch x={300} y={FLOOR} outer={90} inner={60} leg={96} fill="var(--urzad-companion-7)" />
      <Arch x={300} y={FLOOR} outer={58} inner={40} leg={96} fill="var(--urzad-accent-5)" />
      <path d="M416 280h12v96h-12z" fill="black" opacity=".1" />
      <PegDoll
        x={284}
        y={FLOOR}
        head={24}
        body={3.5}
        coat="var(--urzad-accent-12)"
        hair="var(--urzad-doll-hair)"
      />
      <PegDoll
        x={334}
        y={FLOOR}
        head={16.5}
        body={2.79}
        coat="var(--urzad-companion-9)"
        hair="var(--urzad-doll-hair-child)"
      />
      <Tower />
    </svg>
  );
}

function House() {
  return (
    <g>
      <path d="M48 216h104v160H48z" fill="var(--urzad-accent-7)" />
      <path d="M136 216h16v160h-16z" fill="black" opacity=".1" />
      <path d="M48 216a52 52 0 0 1 104 0z" fill="var(--urzad-accent-9)" />
      <path d="M68 376v-40a16 16 0 0 1 32 0v40z" fill="var(--urzad-accent-12)" opacity=".85" />
      <path
        d="M68 284v-22a12 12 0 0 1 24 0v22zM104 284v-22a12 12 0 0 1 24 0v22z"
        fill="var(--urzad-block-white)"
      />
      <path d="M96 136h8v32h-8z" fill="var(--urzad-accent-12)" />
      <path d="M104 136h28v16h-28z" fill="var(--urzad-companion-9)" />
    </g>
  );
}

function Tower() {
  return (
    <g>
      <path d="M446 288h88v88h-88z" fill="var(--urzad-companion-9)" />
      <path d="M520 288h14v88h-14zM511 228h11v60h-11z" fill="black" opacity=".1" />
      <path d="M468 376v-34a22 22 0 0 1 44 0v34z" fill="var(--urzad-companion-5)" />
      <path d="M462 228h60v60h-60z" fill="var(--urzad-accent-9)" />
      <path d="M511 228h11v60h-11z" fill="black" opacity=".1" />
      <circle cx="489" cy="258" r="15" fill="var(--urzad-accent-4)" />
      <path d="M456 228l36-50 36 50z" fill="var(--urzad-accent-12)" opacity=".9" />
      <circle cx="566" cy="357" r="19" fill="var(--urzad-accent-7)" />
      <path d="M566 338a19 19 0 0 1 0 38z" fill="black" opacity=".1" />
    </g>
  );
}
