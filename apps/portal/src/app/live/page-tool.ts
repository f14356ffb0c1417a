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

export function closePageTool() {
  usePageTool.setState({ open: undefined });
}
