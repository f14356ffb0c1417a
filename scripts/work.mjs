import { readFileSync } from 'node:fs';

/** Of `/proc`, on every Linux. */
const TICKS_PER_SECOND = 100;
const TURNS = 50_000_000;

/** Processor seconds of the loops that were measured. @type {number[]} */
const loops = [];

/** Measures the same loop once more. It gets slower where all else does. */
export function measureLoop() {
  const begun = process.cpuUsage();
  let sum = 0;
  for (let turn = 0; turn < TURNS; turn += 1) sum = (sum * 31 + turn) | 0;
  const { user, system } = process.cpuUsage(begun);
  loops.push((user + system) / 1_000_000);
  return sum;
}

/** The work of all steps, which depends less on the machine than their time. Elsewhere than on Linux it is not known. */
export function workOfSteps() {
  const seconds = secondsOfChildren();
  if (seconds === undefined || loops.length === 0) return '';
  const loop = loops.reduce((total, one) => total + one, 0) / loops.length;
  return `Work: ${seconds.toFixed(0)} s of the processor, as much as ${(seconds / loop).toFixed(0)} loops of ${loop.toFixed(2)} s.`;
}

/** Of all processes that this one has started and that have ended. */
function secondsOfChildren() {
  if (process.platform !== 'linux') return undefined;
  // Behind the name of the program, which may hold spaces.
  const [, rest = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND;
}
