import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { SettingsPort } from '../settings';
import { SettingsProvider } from '../settings-provider';
import { createSettingsStore, followSettings } from '../settings-store';

/** A port that stores settings until the page is closed. */
export function memoryPort(start: Record<string, string> = {}): SettingsPort {
  const kept = new Map(Object.entries(start));

  return {
    read: (name) => kept.get(name),
    write: (name, value) => {
      kept.set(name, value);
    },
  };
}

interface KeptSettingsProps {
  port: SettingsPort;
  /** Applies them to the whole page, as the portal does. */
  onPage?: boolean;
  children: ReactNode;
}

/** The providers that an application has around its screens. */
export function KeptSettings({ port, onPage = false, children }: KeptSettingsProps) {
  const [store] = useState(() => createSettingsStore(port));
  useEffect(() => {
    if (!onPage) return;
    const before = { ...document.documentElement.dataset };
    const stop = followSettings(store, document.documentElement);

    return () => {
      stop();
      Object.assign(document.documentElement.dataset, before);
    };
  }, [store, onPage]);

  return <SettingsProvider store={store}>{children}</SettingsProvider>;
}
