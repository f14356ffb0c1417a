import { NO_ROLE, NO_VALUE, userTypeName } from '@urzad/domain';
import { type ReactNode, useId } from 'react';
import { DescriptionList } from '../../data/description-list/description-list';
import { Avatar } from '../../foundations/avatar/avatar';
import { useLabels, useLocale } from '../../foundations/locale/locale';
import { Modal } from '../../overlays/modal/modal';
import { ConnectionBadge } from '../socket-console/connection-badge';
import {
  type AppInfoFact,
  type AppInfoSocket,
  type AppInfoStorage,
  type AppInfoUser,
  DEVELOPER_TOGGLES,
  type DeveloperToggle,
} from './app-info';
import { type AppInfoModalLabels, appInfoModalLabels } from './app-info-modal.labels';
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
  /** The path of the present page. */
  path: string;
  /** Names of the keys in the buffer, the oldest first. */
  pressedKeys: readonly string[];
  /** The network address of the person; without one `Brak` is shown. */
  ip: string | undefined;
  /** The address from which the account was last changed; without one `Brak` is shown. */
  modIp: string | null | undefined;
  /** The signed-in person; without one `Brak` is shown. */
  user?: AppInfoUser | undefined;
  /** The storage of the browser, and what fills and empties it. */
  storage: AppInfoStorage;
  /** Whether the window is connected, and its name. */
  socket: AppInfoSocket;
  /** More facts, a line each: mode, build, settings. */
  environment: readonly AppInfoFact[];
  /** The switches of a developer and their states (Spec §2). */
  toggles: Readonly<Record<DeveloperToggle, boolean>>;
  /** Called with the switch and its new state. */
  onToggle: (toggle: DeveloperToggle, on: boolean) => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AppInfoModalLabels>;
}

/** Facts for support: address, person, storage, socket and settings (Spec §2). */
export function AppInfoModal({ open, onOpenChange, version, labels, ...info }: AppInfoModalProps) {
  const words = useLabels<AppInfoModalLabels>(appInfoModalLabels, labels);

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      allowFullScreen
      title={
        <>
          {words.title} <VersionMark>{version}</VersionMark>
        </>
      }
    >
      <div className="grid gap-x-11 gap-y-7 tablet:grid-cols-2">
        <div className="grid content-start gap-7">
          <NowSection words={words} {...info} />
          <UserSection words={words} user={info.user} />
          <Section title={words.socket}>
            <SocketLine words={words} {...info.socket} />
          </Section>
        </div>
        <div className="grid content-start gap-7">
          <Section title={words.storage}>
            <StorageSection words={words} {...info.storage} />
          </Section>
          <Section title={words.toggles}>
            {DEVELOPER_TOGGLES.map((toggle) => (
              <DeveloperSwitch
                key={toggle}
                label={words[toggle]}
                on={info.toggles[toggle]}
                onChange={(on) => info.onToggle(toggle, on)}
              />
            ))}
          </Section>
          <Section title={words.environment}>
            <DescriptionList items={info.environment} />
          </Section>
        </div>
      </div>
    </Modal>
  );
}

type Words = { words: AppInfoModalLabels };

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-lg">
        {title}
      </h3>
      <div>{children}</div>
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
  const none = NO_VALUE[useLocale()];

  return (
    <Section title={words.now}>
      <DescriptionList
        items={[
          { term: words.path, value: <span className="font-mono">{path}</span> },
          { term: words.keys, value: <Keys names={pressedKeys} none={words.noKeys} /> },
          { term: words.ip, value: <span className="font-mono">{ip ?? none}</span> },
          { term: words.modIp, value: <span className="font-mono">{modIp || none}</span> },
        ]}
      />
    </Section>
  );
}

function Keys({ names, none }: { names: readonly string[]; none: string }) {
  if (names.length === 0) return <span className="text-muted">{none}</span>;

  return (
    <span className="flex flex-wrap gap-1">
      {keyed(names).map(({ key, name }) => (
        <kbd key={key} className="rounded-xs border border-line-strong bg-surface px-1.5 font-mono text-xs">
          {name}
        </kbd>
      ))}
    </span>
  );
}

function UserSection({ words, user }: Words & { user: AppInfoUser | undefined }) {
  const locale = useLocale();

  return (
    <Section title={words.user}>
      {user ? (
        <div className="flex items-center gap-3">
          <Avatar name={user.name} src={user.avatar} />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">{user.name}</p>
            <p className="text-sm text-muted">
              {words.userLine(userTypeName(user.type, locale), user.role || NO_ROLE[locale], user.id)}
            </p>
          </div>
        </div>
      ) : (
        <p className="text-muted">{NO_VALUE[locale]}</p>
      )}
    </Section>
  );
}

function SocketLine({ words, connected, remoteName }: Words & AppInfoSocket) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ConnectionBadge connected={connected} words={words} />
      {remoteName && (
        <span className="text-sm wrap-anywhere">
          {words.remoteName} <span className="font-mono">{remoteName}</span>
        </span>
      )}
    </div>
  );
}

function VersionMark({ children }: { children: string }) {
  return (
    <span className="rounded-sm border border-line bg-surface-sunken px-1.5 py-0.5 font-mono text-xs">
      {children}
    </span>
  );
}

/** The same key may be in the buffer twice, so its index is part of the React key. */
function keyed(names: readonly string[]) {
  return names.map((name, at) => ({ name, key: `${at} ${name}` }));
}
