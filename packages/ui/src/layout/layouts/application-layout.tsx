import type { ApplicationLayoutProps } from './application-props';
import { RowShell } from './row-shell';
import { SidebarShell } from './sidebar-shell';

/** The frame of the screens of signed-in people (Spec §2). */
export function ApplicationLayout(props: ApplicationLayoutProps) {
  return props.layoutType === 'horizontal' ? <RowShell {...props} /> : <SidebarShell {...props} />;
}
