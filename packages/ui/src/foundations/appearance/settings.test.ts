import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings';
import { createSettingsStore } from './settings-store';

const DEFAULTS = {
  scheme: 'light',
  dark: 'default',
  accent: 'purple',
  contrast: 'normal',
  font: 'small',
  layout: 'vertical',
  header: 'default',
  lang: 'pl',
};

describe('readSettings', () => {
  it('takes the defaults where nothing was chosen', () => {
    expect(readSettings(() => undefined)).toEqual(DEFAULTS);
  });

  it('takes what was chosen and refuses what no version ever offered', () => {
    const kept: Record<string, string> = { scheme: 'dark', accent: 'pink', font: 'large', lang: 'de' };
    expect(readSettings((name) => kept[name])).toEqual({ ...DEFAULTS, scheme: 'dark', font: 'large' });
  });
});

describe('createSettingsStore', () => {
  it('writes a choice, keeps it and tells', () => {
    const write = vi.fn();
    const store = createSettingsStore({ read: () => undefined, write });
    const told = vi.fn();
    store.subscribe(told);

    store.change({ accent: 'green' });

    expect(write.mock.calls).toEqual([['accent', 'green']]);
    expect(store.current().accent).toBe('green');
    expect(told).toHaveBeenCalledOnce();
  });

  it('is silent when nothing changes', () => {
    const write = vi.fn();
    const store = createSettingsStore({ read: () => undefined, write });
    const told = vi.fn();
    store.subscribe(told);

    store.change({ accent: 'purple' });

    expect(told).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it('reads the port again when it changed by itself', () => {
    const kept: Record<string, string> = {};
    const store = createSettingsStore({ read: (name) => kept[name], write: () => undefined });
    const told = vi.fn();
    const forget = store.subscribe(told);

    kept.contrast = 'high';
    store.reload();
    expect(store.current().contrast).toBe('high');
    expect(told).toHaveBeenCalledOnce();

    forget();
    kept.contrast = 'normal';
    store.reload();
    expect(told).toHaveBeenCalledOnce();
  });
});
