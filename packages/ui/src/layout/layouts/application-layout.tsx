import type { ApplicationLayoutProps } from './application-props';
import { RowShell } from './row-shell';
import { SidebarShell } from './sidebar-shell';

/** The shell of those who work in the portal (Spec §2). */
export function ApplicationLayout(props: ApplicationLayoutProps) {
  return props.layoutType === 'horizontal' ? <RowShell {...props} /> : <SidebarShell {...props} />;
}
