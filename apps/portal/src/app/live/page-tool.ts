import { create } from 'zustand';

export type PageTool = 'info' | 'console';

interface PageToolStore {
  open: PageTool | undefined;
  /** Those that were open before: their code is there. */
  wanted: ReadonlySet<PageTool>;
  /** The keys that opened it; none for a button. */
  pressed: readonly string[];
}

/** Which tool of this window is open; one at a time is. */
export const usePageTool = create<PageToolStore>()(() => ({
  open: undefined,
  wanted: new Set(),
  pressed: [],
}));

export function openPageTool(tool: PageTool, pressed: readonly string[] = []) {
  usePageTool.setState(({ wanted }) => ({ open: tool, wanted: new Set([...wanted, tool]), pressed }));
}

const LETTERS = { info: 'I', console: 'K' } as const satisfies Record<PageTool, string>;

/** The keys that open a tool: on a keyboard of Apple ⌘ does what Ctrl does on others. */
export function shortcutOf(tool: PageTool): readonly string[] {
  return [/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl', LETTERS[tool]];
}

export function closePageTool() {
  usePageTool.setState({ open: undefined });
}
