import { ChevronDown } from 'lucide-react';
import { Button } from '../../actions/button/button';
import { Avatar } from '../../foundations/avatar/avatar';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { Dropdown } from '../../overlays/dropdown/dropdown';
import { type UserMenuLabels, userMenuLabels } from './user-menu.labels';
import { type UserMenuEntry, type UserMenuTargets, userMenuItems } from './user-menu-entries';

export interface UserMenuProps {
  /** `undefined` while the person is not known, e.g. on the lock screen. */
  user:
    | {
        name: string;
        shortName?: string | undefined;
        mail?: string;
        src?: string | undefined;
        /** The active role, below the address. */
        role?: string | undefined;
      }
    | undefined;
  /** The address or the action of each entry; one without is not shown. */
  targets: UserMenuTargets;
  /** The version of the application, below the entries. */
  version: string;
  /** Other names for some entries: the applications of a citizen are the queue of staff. */
  names?: Partial<Record<UserMenuEntry, string>>;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<UserMenuLabels>;
}

/** The signed-in person, and the entries of their menu (Spec §2). */
export function UserMenu({ user, targets, version, names, labels }: UserMenuProps) {
  const words = useLabels<UserMenuLabels>(userMenuLabels, labels);
  const name = user?.name ?? '';
  const shortName = user?.shortName ?? name;

  return (
    <Dropdown
      label={words.title}
      items={userMenuItems(targets, { ...words.entries, ...names })}
      header={user && <WhoIsIt {...user} />}
      footer={words.version(version)}
      trigger={
        <Button variant="quiet" className="u:px-1.5">
          <Avatar name={name} src={user?.src} size="sm" />
          <span className="u:sr-only">{[words.title, shortName].filter(Boolean).join(': ')}</span>
          <span aria-hidden="true" className="u:hidden u:max-w-40 u:truncate u:text-ink u:tablet:block">
            {shortName}
          </span>
          <Icon of={ChevronDown} size="1.1em" className="u:hidden u:text-muted u:tablet:block" />
        </Button>
      }
    />
  );
}

function WhoIsIt({ name, mail, src, role }: NonNullable<UserMenuProps['user']>) {
  return (
    <div className="u:flex u:items-center u:gap-3">
      <Avatar name={name} src={src} />
      <div className="u:min-w-0">
        <p className="u:font-semibold u:wrap-anywhere">{name}</p>
        {mail && <p className="u:text-sm u:wrap-anywhere u:text-muted">{mail}</p>}
        {role && <p className="u:text-sm u:wrap-anywhere u:text-muted">{role}</p>}
      </div>
    </div>
  );
}
