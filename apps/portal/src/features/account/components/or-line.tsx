/** "nie masz konta?" on a thin line between two ways. */
export function OrLine({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3.5 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}
