import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';

const sources = import.meta.glob<string>(
  ['../../../*/*/*.{ts,tsx}', '!../../../*/*/*.{stories,test}.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The icons that the widgets import, by name, in alphabetical order. Read from their sources, so always complete. */
export const USED_ICONS: readonly (readonly [name: string, drawing: LucideIcon])[] = [
  ...new Set(Object.values(sources).flatMap(importedFrom)),
]
  .toSorted()
  .flatMap((name) => {
    const drawing = Object.entries(lucide).find(([exported]) => exported === name)?.[1];
    return isIcon(drawing) ? [[name, drawing] as const] : [];
  });

function importedFrom(source: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

function isIcon(value: unknown): value is LucideIcon {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
