import type { SvgIcon } from '../../foundations/icon/icon';

export type MenuColor = 'red' | 'green' | 'blue' | 'orange' | 'purple';

/**
 * One entry of a menu. A menu is one flat list of entries, from which `menuTree` makes the levels (Spec §3, whose
 * names these are). Fields of the interface alone, which are not on the wire, are at the end in our own spelling.
 */
export interface MenuItem {
  /** Unique in the whole menu. */
  id: string;
  /** The entry above this one; absent at the top level. */
  id_top?: string | null;
  /** The position among its siblings; without it, that in the list. */
  number?: number;
  /** The words of the entry. */
  name: string;
  /** Before the words. */
  icon?: SvgIcon;
  /** A path that starts with a slash is a route, any other address leads outside (Spec §2). */
  link?: string;
  /** A second line in a quieter colour. */
  text?: string;
  /** The entry is a person, whose avatar replaces the icon. */
  user?: { name_all: string; avatar_url?: string };
  /** A badge: "new". */
  badge?: string;
  /** The number of things behind the entry; nothing is shown at 0. */
  count?: number;
  /** Colours the icon and the badge; red is for entries that remove something. Never the only sign. */
  color?: MenuColor;
  /** A line above the entry. In a sidebar a divided group without a link is a heading of its entries. */
  divide?: boolean;
  /** Cannot be chosen, and is not a link. */
  disabled?: boolean;
  /** The target of the entry is loading. */
  load?: boolean;
  /** A saved view. */
  is_preset?: boolean;
  /** The saved view in use. */
  is_preset_selected?: boolean;
  /** The entries below are sorted by the Polish alphabet instead of by `number`. */
  sort?: boolean;
  /** Codes separated by commas, all required; the entry is hidden without them (Spec §5). */
  requires_privileges?: string;
  /** The first letters of the name instead of an icon. */
  letters_icon?: boolean;

  /** Called when the entry is chosen; a menu closes then. */
  onSelect?: (() => void) | undefined;
  /** The address is a file to download under this name. */
  download?: string;
}
