import type { LucideIcon } from 'lucide-react';

export type MenuColor = 'red' | 'green' | 'blue' | 'orange' | 'purple';

/**
 * One entry of a menu. A menu is one flat list of them; `menuTree` makes the levels (Spec §3, whose names these are).
 * What only the interface needs, and the wire does not carry, stands at the end in our own spelling.
 */
export interface MenuItem {
  /** Unique in the whole menu. */
  id: string;
  /** The entry this one stands under; at the top without it. */
  id_top?: string | null;
  /** The place among its neighbours; without it, the place in the list. */
  number?: number;
  name: string;
  icon?: LucideIcon;
  /** A path that starts with a slash is a route, anything else an outside address (Spec §2). */
  link?: string;
  /** A second, quieter line. */
  text?: string;
  /** The entry stands for a person, whose picture takes the place of the icon. */
  user?: { name_all: string; avatar_url?: string };
  /** A word that asks for attention: "new". */
  badge?: string;
  /** How many wait behind it; nothing is shown at 0. */
  count?: number;
  /** Colours the icon and the badge; a red entry takes something away. Never the only sign of anything. */
  color?: MenuColor;
  /** A line above the entry. In a sidebar a divided group without a link is a heading over what stands under it. */
  divide?: boolean;
  disabled?: boolean;
  /** What the entry leads to is on its way. */
  load?: boolean;
  /** A view that somebody saved. */
  is_preset?: boolean;
  /** The saved view in use. */
  is_preset_selected?: boolean;
  /** What stands under the entry goes by the Polish alphabet instead of by `number`. */
  sort?: boolean;
  /** Codes separated by commas, all required; the entry is hidden without them (Spec §5). */
  requires_privileges?: string;
  /** The first letters of the name in place of an icon. */
  letters_icon?: boolean;

  onSelect?: (() => void) | undefined;
  /** The address answers with a file, to be kept under this name. */
  download?: string;
}
