import type { ChainedCommands, Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Minus,
  PanelTop,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table2,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ToolName } from './tool-name';

export interface Tool {
  icon: LucideIcon;
  /** As shown, and as screen readers read it in `aria-keyshortcuts`. */
  keys?: readonly [shown: string, spoken: string];
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether a toggle is on; absent for other tools. */
  isOn?: (editor: Editor) => boolean;
  isAvailable?: (editor: Editor) => boolean;
  /** The change may remove the tool itself, so the focus moves to the text. */
  leavesToolbar?: true;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  icon,
  keys: [`Ctrl+Alt+${level}`, `Control+Alt+${level}`],
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** Every tool without a dialog, by its name in the labels. */
export const TOOLS = {
  undo: {
    icon: Undo2,
    keys: ['Ctrl+Z', 'Control+Z'],
    run: (chain) => chain.undo(),
    isAvailable: (editor) => editor.can().undo(),
  },
  redo: {
    icon: Redo2,
    keys: ['Ctrl+Shift+Z', 'Control+Shift+Z'],
    run: (chain) => chain.redo(),
    isAvailable: (editor) => editor.can().redo(),
  },
  heading2: heading(2, Heading2),
  heading3: heading(3, Heading3),
  heading4: heading(4, Heading4),
  bold: {
    icon: Bold,
    keys: ['Ctrl+B', 'Control+B'],
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    icon: Italic,
    keys: ['Ctrl+I', 'Control+I'],
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  strike: {
    icon: Strikethrough,
    keys: ['Ctrl+Shift+S', 'Control+Shift+S'],
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  bulletList: {
    icon: List,
    keys: ['Ctrl+Shift+8', 'Control+Shift+8'],
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  orderedList: {
    icon: ListOrdered,
    keys: ['Ctrl+Shift+7', 'Control+Shift+7'],
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  quote: {
    icon: TextQuote,
    keys: ['Ctrl+Shift+B', 'Control+Shift+B'],
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  table: {
    icon: Table2,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    isAvailable: (editor) => !editor.isActive('table'),
    leavesToolbar: true,
  },
  rule: { icon: Minus, run: (chain) => chain.setHorizontalRule() },
  clear: { icon: RemoveFormatting, run: (chain) => chain.unsetAllMarks().clearNodes() },
  outdent: {
    icon: ListIndentDecrease,
    keys: ['Ctrl+[', 'Control+['],
    run: (chain) => chain.liftListItem('listItem'),
    leavesToolbar: true,
  },
  indent: {
    icon: ListIndentIncrease,
    keys: ['Ctrl+]', 'Control+]'],
    run: (chain) => chain.sinkListItem('listItem'),
    isAvailable: (editor) => editor.can().sinkListItem('listItem'),
  },
  rowAbove: { icon: BetweenHorizontalStart, run: (chain) => chain.addRowBefore() },
  rowBelow: { icon: BetweenHorizontalEnd, run: (chain) => chain.addRowAfter() },
  columnBefore: { icon: BetweenVerticalStart, run: (chain) => chain.addColumnBefore() },
  columnAfter: { icon: BetweenVerticalEnd, run: (chain) => chain.addColumnAfter() },
  headerRow: {
    icon: PanelTop,
    run: (chain) => chain.toggleHeaderRow(),
    isOn: (editor) => editor.isActive('tableHeader'),
  },
  deleteRow: { icon: TableRowsSplit, run: (chain) => chain.deleteRow() },
  deleteColumn: { icon: TableColumnsSplit, run: (chain) => chain.deleteColumn() },
  deleteTable: { icon: Trash2, run: (chain) => chain.deleteTable(), leavesToolbar: true },
} as const satisfies Record<ToolName, Tool>;

/** Of the link, which opens a dialog. */
export const LINK_KEYS = ['Ctrl+K', 'Control+K'] as const;

/** Always shown, in groups, before link and image. */
export const MAIN_TOOLS = [
  ['undo', 'redo'],
  ['heading2', 'heading3', 'heading4'],
  ['bold', 'italic', 'strike'],
  ['bulletList', 'orderedList', 'quote'],
] as const satisfies readonly (readonly ToolName[])[];

/** After link and image. */
export const LAST_TOOLS = ['table', 'rule', 'clear'] as const satisfies readonly ToolName[];

/** Shown only within a list, or within a table. */
export const LIST_TOOLS = ['outdent', 'indent'] as const satisfies readonly ToolName[];
export const TABLE_TOOLS = [
  ...(['rowAbove', 'rowBelow', 'columnBefore', 'columnAfter'] as const),
  ...(['headerRow', 'deleteRow', 'deleteColumn', 'deleteTable'] as const),
] as const satisfies readonly ToolName[];

/** The state of a tool: pressed, available, unavailable. */
export interface ToolState {
  isOn: boolean | undefined;
  isAvailable: boolean;
}

export function toolStates(editor: Editor): Record<ToolName, ToolState> {
  const states = Object.entries<Tool>(TOOLS).map(([name, { isOn, isAvailable }]) => [
    name,
    { isOn: isOn?.(editor), isAvailable: isAvailable?.(editor) ?? true },
  ]);
  return Object.fromEntries(states) as Record<ToolName, ToolState>; // made of the entries of TOOLS itself
}
