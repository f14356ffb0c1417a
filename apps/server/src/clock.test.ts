import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoClock } from './clock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'urzad-clock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the demo clock', () => {
  const start = new Date('2027-02-10T08:00:00.000Z');

  it('runs on from its start, also after a restart', () => {
    let real = new Date('2026-11-21T10:00:00.000Z');
    const clock = demoClock(folder, start, () => real);
    real = new Date('2026-11-21T10:05:00.000Z');
    expect(clock.business().toISOString()).toBe('2027-02-10T08:05:00.000Z');
    expect(clock.now()).toBe(real);

    const restarted = demoClock(folder, new Date(0), () => real);
    expect(restarted.business().toISOString()).toBe('2027-02-10T08:05:00.000Z');
  });

  it('stands when frozen and runs on when let go', () => {
    let real = new Date('2026-11-21T10:00:00.000Z');
    const clock = demoClock(folder, start, () => real);
    clock.set(new Date('2027-03-01T10:00:00.000Z'));
    real = new Date('2026-11-21T11:00:00.000Z');
    expect(
      demoClock(folder, start, () => real)
        .business()
        .toISOString(),
    ).toBe('2027-03-01T10:00:00.000Z');

    clock.set(null);
    real = new Date('2026-11-21T11:00:01.000Z');
    expect(clock.business().toISOString()).toBe('2027-03-01T10:00:01.000Z');
  });

  it('says what to do about a damaged file', () => {
    writeFileSync(path.join(folder, 'clock.json'), '{');
    expect(() => demoClock(folder, start)).toThrow('Delete it');
  });
});
