import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';

/** The whole set by its names, `trash`. Some hundred kilobytes: always loaded lazily. */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries(lucide.icons).map(([component, icon]) => [nameOf(component), icon]),
);

/** Former names by the present ones, `trash-2` of `trash`: the set still exports them. */
const EARLIER: ReadonlyMap<string, string> = new Map(
  Object.entries(lucide).flatMap(([component, icon]) => {
    const today = 'displayName' in icon && icon.displayName ? nameOf(icon.displayName) : undefined;
    // The library exports every icon under two longer names as well.
    if (today === undefined || !ICONS.has(today) || /^Lucide|Icon$/.test(component)) return [];
    return [[nameOf(component), today]];
  }),
);

/** An icon of the set, with all its names. */
export interface NamedIcon {
  name: string;
  names: readonly string[];
}

export const NAMED_ICONS: readonly NamedIcon[] = namedIcons();

export function iconNamed(name: string): LucideIcon | undefined {
  return ICONS.get(EARLIER.get(name) ?? name);
}

function namedIcons(): readonly NamedIcon[] {
  const names = new Map([...ICONS.keys()].sort().map((name) => [name, [name]]));
  for (const [earlier, name] of EARLIER) if (earlier !== name) names.get(name)?.push(earlier);

  return [...names].map(([name, all]) => ({ name, names: all }));
}

/** `Trash2` is `trash-2`, `ArrowDownAZ` is `arrow-down-a-z`, and `Grid3x3` is `grid-3x3`. */
function nameOf(component: string): string {
  return component
    .replace(/([A-Za-z])(?<![0-9]x)([0-9])/g, '$1-$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])(?=[A-Z])/g, '$1-')
    .toLowerCase();
}
