import type { LucideIcon } from 'lucide-react';
import { cn } from '../class-names/cn';
import { Counter } from '../counter/counter';
import { Icon } from '../icon/icon';
import { Link } from '../link/link-provider';

export interface SidebarItem {
  href: string;
  label: string;
  icon: LucideIcon;
  count?: number;
  current?: boolean;
}

export interface SidebarGroup {
  /** Left out for the first group. */
  title?: string;
  items: readonly SidebarItem[];
}

interface SidebarMenuProps {
  label: string;
  groups: readonly SidebarGroup[];
  rail: boolean;
}

/** The active entry is a folder tab that runs into the page. */
export function SidebarMenu({ label, groups, rail }: SidebarMenuProps) {
  return (
    <nav aria-label={label}>
      {groups.map((group) => (
        <div key={group.title ?? ''}>
          {group.title && (
            <h2
              className={
                rail ? 'sr-only' : 'px-3 pt-3 pb-1 text-xs font-regular tracking-normal text-sidebar-muted'
              }
            >
              {group.title}
            </h2>
          )}
          <ul className="grid gap-px">
            {group.items.map((item) => (
              <li key={item.href}>
                <SidebarLink {...item} rail={rail} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SidebarLink({ href, label, icon, count, current, rail }: SidebarItem & { rail: boolean }) {
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      title={rail ? label : undefined}
      className={cn(
        'focus-inside flex min-h-10.5 items-center gap-3 rounded-l-lg text-sm no-underline',
        rail ? 'min-h-11.5 justify-center' : 'pr-3.5 pl-3',
        current ? 'sidebar-tab font-semibold' : 'font-medium text-sidebar-text hover:bg-sidebar-hover',
      )}
    >
      <Icon of={icon} size="1.3em" className={current ? undefined : 'text-sidebar-muted'} />
      <span className={rail ? 'sr-only' : 'min-w-0 truncate'}>{label}</span>
      {count !== undefined && !rail && (
        <span className="ml-auto">
          <Counter value={count} kind={current ? 'accent' : 'quiet'} />
        </span>
      )}
    </Link>
  );
}
