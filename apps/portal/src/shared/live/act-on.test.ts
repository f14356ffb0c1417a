import { toast } from '@urzad/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedDevConfig } from '../session/dev-config';
import type { Me } from '../session/me';
import { useSession } from '../session/session-store';
import { removeItem } from '../session/storage';
import { actOn } from './act-on';
import { forgetLive, observeActions, useLive } from './live-store';

const TARGET = 'okno-1';
const assign = vi.fn();
const animate = vi.fn();
const told = vi.fn();
let isStill = false;
let stop: () => void;

const act = (action: string, data: Record<string, string> = {}) => actOn({ action, data, target: TARGET });
const personWith = (...privileges: string[]) =>
  useSession.setState({ status: 'signed-in', me: { id: 1, privileges } as unknown as Me });

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', { body: { animate } });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  useLive.setState({ remoteName: TARGET });
  stop = observeActions(told);
});
afterEach(() => {
  stop();
  forgetLive();
  removeItem('dev_config');
  useSession.setState({ status: 'signed-out', me: undefined });
  for (const fake of [assign, animate, told]) fake.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('logout leads to the end of the session', () => {
  act('logout');
  expect(assign.mock.calls).toEqual([['/logout']]);
});

it('rotate turns the page once by 360 degrees, and not for who wants no motion', () => {
  act('rotate');
  const [[frames, options] = []] = animate.mock.calls;
  expect(frames).toEqual([{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }]);
  expect(options).not.toHaveProperty('iterations');

  isStill = true;
  act('rotate');
  expect(animate).toHaveBeenCalledOnce();
});

it('sayMyName shows the own remote name in a toast', () => {
  const info = vi.spyOn(toast, 'info').mockReturnValue(1);
  act('sayMyName');
  expect(info.mock.calls).toEqual([[TARGET]]);
});

it.each(['success', 'error', 'info', 'warning'] as const)('toast shows its text as a toast: %s', (type) => {
  const shown = vi.spyOn(toast, type).mockReturnValue(1);
  act('toast', { data_type: type, data_message: '<b>Przerwa</b>' });
  expect(shown.mock.calls).toEqual([['<b>Przerwa</b>']]);
});

it('message waits to be read, and go to be agreed to, if it is an address of the web', () => {
  act('message', { data_message: 'Odprawa' });
  act('go', { data_url: 'javascript:alert(1)' });
  act('go', { data_url: 'https://rup-zielonystaw.example/about' });
  expect(useLive.getState().asked).toEqual([
    { action: 'message', text: 'Odprawa' },
    { action: 'go', url: 'https://rup-zielonystaw.example/about' },
  ]);
});

it('verbose turns the switch of who has the privilege', () => {
  personWith('chat_use');
  act('verbose', { data_action: 'on' });
  expect(storedDevConfig()).toEqual({});

  personWith('base_dev');
  act('verbose', { data_action: 'on' });
  expect(storedDevConfig()).toEqual({ verbose: true });
  act('verbose', { data_action: 'off' });
  expect(storedDevConfig()).toEqual({ verbose: false });
});

it('every action is told to observers with what it carries, until they stop; other news are none', () => {
  const data = { data_message: 'Odprawa' };
  for (const action of ['message', 'userList', 'changed', 'notification']) act(action, data);
  expect(told.mock.calls).toEqual([
    [{ action: 'message', data, target: TARGET }],
    [{ action: 'userList', data, target: TARGET }],
  ]);

  stop();
  act('rotate');
  expect(told).toHaveBeenCalledTimes(2);
});
