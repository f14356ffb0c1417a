import { NO_ROLE, NO_VALUE, userTypeName } from '@urzad/domain';
import { type ReactNode, useId } from 'react';
import { DescriptionList } from '../../data/description-list/description-list';
import { Avatar } from '../../foundations/avatar/avatar';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { KeySigns } from '../../internal/key-signs/key-signs';
import { Modal } from '../../overlays/modal/modal';
import { ConnectionBadge } from '../socket-console/connection-badge';
import {
  type AppInfoCache,
  type AppInfoFact,
  type AppInfoSocket,
  type AppInfoStorage,
  type AppInfoUser,
  DEVELOPER_TOGGLES,
  type DeveloperToggle,
} from './app-info';
import { type AppInfoModalLabels, appInfoModalLabels } from './app-info-modal.labels';
import { CacheSection } from './cache-section';
import { DeveloperSwitch } from './developer-switch';
import { StorageSection } from './storage-section';

export interface AppInfoModalProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /**
   * Called with `false` when the person closes it: by Escape, the cross, a press outside or, on a phone, a swipe
   * down.
   */
  onOpenChange: (open: boolean) => void;
  /** The version of the application: "0.6.1". */
  version: string;
  /** Names of the keys that open it, drawn beside the title where there is room; without them none are. */
  shortcut?: readonly string[];
  /** The path of the present page. */
  path: string;
  /** Names of the keys in the buffer, the oldest first. The signs ⌘ ⌥ ⇧ ⌃ are drawn. */
  pressedKeys: readonly string[];
  /** The network address of the person; without one `Brak` is shown. */
  ip: string | undefined;
  /** The address from which the account was last changed; without one `Brak` is shown. */
  modIp: string | null | undefined;
  /** The signed-in person; without one `Brak` is shown. */
  user?: AppInfoUser | undefined;
  /** The storage of the browser, and what fills and empties it. */
  storage: AppInfoStorage;
  /** The answers of the server that the browser keeps; without it nothing is said of them. */
  cache?: AppInfoCache | undefined;
  /** Whether the window is connected, and its name. */
  socket: AppInfoSocket;
  /** More facts, a line each: mode, build, settings. */
  environment: readonly AppInfoFact[];
  /** The switches of a developer and their states, those that are offered (Spec §2); without them nothing is said of any. */
  toggles?: Readonly<Partial<Record<DeveloperToggle, boolean>>>;
  /** Called with the switch and its new state. */
  onToggle?: (toggle: DeveloperToggle, on: boolean) => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AppInfoModalLabels>;
}

/** Facts for support: address, person, storage, socket and settings (Spec §2). */
export function AppInfoModal({ open, onOpenChange, version, shortcut, labels, ...info }: AppInfoModalProps) {
  const words = useLabels<AppInfoModalLabels>(appInfoModalLabels, labels);

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      allowFullScreen
      title={
        <>
          <span className="u:part">{words.title}</span> <VersionMark>{version}</VersionMark>{' '}
          {shortcut && (
            <span aria-hidden="true" className="u:hidden u:tablet:inline-flex">
              <KeySigns names={shortcut} />
            </span>
          )}
        </>
      }
    >
      <div className="u:grid u:gap-x-11 u:gap-y-7 u:tablet:grid-cols-2">
        <div className="u:grid u:content-start u:gap-7">
          <NowSection words={words} {...info} />
          <UserSection words={words} user={info.user} />
          <Section title={words.socket}>
            <SocketLine words={words} {...info.socket} />
          </Section>
          <Section title={words.environment}>
            <DescriptionList items={info.environment} />
          </Section>
        </div>
        <div className="u:grid u:content-start u:gap-7">
          <Section title={words.storage}>
            <StorageSection words={words} {...info.storage} />
          </Section>
          {info.cache && (
            <Section title={words.cache}>
              <CacheSection words={words} {...info.cache} />
            </Section>
          )}
          <Toggles words={words} {...info} />
        </div>
      </div>
    </Modal>
  );
}

type Words = { words: AppInfoModalLabels };

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className="u:grid u:gap-2">
      <h3 id={titleId} className="u:text-lg">
        {title}
      </h3>
      <div className="u:part">{children}</div>
    </section>
  );
}

function NowSection({
  words,
  path,
  pressedKeys,
  ip,
  modIp,
}: Words & Pick<AppInfoModalProps, 'path' | 'pressedKeys' | 'ip' | 'modIp'>) {
  return (
    <Section title={words.now}>
      <DescriptionList
        items={[
          { term: words.path, value: <span className="u:font-mono">{path}</span> },
          {
            term: words.keys,
            value:
              pressedKeys.length > 0 ? (
                <KeySigns names={pressedKeys} />
              ) : (
                <span className="u:text-muted">{words.noKeys}</span>
              ),
          },
          { term: words.ip, value: <Address of={ip} /> },
          { term: words.modIp, value: <Address of={modIp} /> },
        ]}
      />
    </Section>
  );
}

function Address({ of }: { of: string | null | undefined }) {
  const none = NO_VALUE[useLocale()];

  return of ? <span className="u:font-mono">{of}</span> : <span className="u:text-muted">{none}</span>;
}

function UserSection({ words, user }: Words & { user: AppInfoUser | undefined }) {
  const locale = useLocale();

  return (
    <Section title={words.user}>
      {user ? (
        <div className="u:flex u:items-center u:gap-3">
          <Avatar name={user.name} src={user.avatar} />
          <div className="u:min-w-0 u:wrap-anywhere">
            <p className="u:font-semibold">{user.name}</p>
            <p className="u:text-sm u:text-muted">
              {words.userLine(userTypeName(user.type, locale), user.role || NO_ROLE[locale], user.id)}
            </p>
          </div>
        </div>
      ) : (
        <p className="u:text-muted">{NO_VALUE[locale]}</p>
      )}
    </Section>
  );
}

function Toggles({ words, toggles, onToggle }: Words & Pick<AppInfoModalProps, 'toggles' | 'onToggle'>) {
  if (!toggles) return null;

  return (
    <Section title={words.toggles}>
      {DEVELOPER_TOGGLES.map((toggle) => {
        const on = toggles[toggle];
        return (
          on !== undefined && (
            <DeveloperSwitch
              key={toggle}
              label={words[toggle]}
              on={on}
              onChange={(next) => onToggle?.(toggle, next)}
            />
          )
        );
      })}
    </Section>
  );
}

function SocketLine({ words, connected, remoteName }: Words & AppInfoSocket) {
  return (
    <div className="u:flex u:flex-wrap u:items-center u:gap-3">
      <ConnectionBadge connected={connected} words={words} />
      {remoteName && (
        <span className="u:text-sm u:wrap-anywhere">
          {words.remoteName} <span className="u:font-mono">{remoteName}</span>
        </span>
      )}
    </div>
  );
}

function VersionMark({ children }: { children: string }) {
  return (
    <span className="u:rounded-sm u:border u:border-line u:bg-surface-sunken u:px-1.5 u:py-0.5 u:font-mono u:text-xs">
      {children}
    </span>
  );
}
