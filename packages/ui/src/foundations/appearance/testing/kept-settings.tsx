import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { SettingsPort } from '../settings';
import { SettingsProvider } from '../settings-provider';
import { createSettingsStore, followSettings } from '../settings-store';

/** A port that keeps settings until the page is closed. */
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
  /** Dresses the whole page in them, as the portal does. */
  onPage?: boolean;
  children: ReactNode;
}

/** What an application puts around its screens. */
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
