import { afterAll, expect, it, vi } from 'vitest';

// The class below may stand in the module already, or for test files that follow.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

class Line extends EventTarget {
  static readonly CONNECTING = 0;
  readyState = Line.CONNECTING;
  closed: unknown[] = [];

  close(_code?: number, reason = '') {
    this.closed.push(reason);
  }
}

async function connecting() {
  vi.stubGlobal('WebSocket', Line);
  const { PatientSocket } = await import('./patient-socket');
  return new PatientSocket('wss://urzad.example') as unknown as Line;
}

it('is closed once it is open', async () => {
  const line = await connecting();
  line.close(1000, 'role');
  expect(line.closed).toEqual([]);
  line.dispatchEvent(new Event('open'));
  expect(line.closed).toEqual(['role']);
});

it('is given up at once where it does not open in time', async () => {
  const line = await connecting();
  line.close(1000, 'timeout');
  expect(line.closed).toEqual(['timeout']);
});
