import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../vite.config';
import * as paths from './paths';

const { SERVER_DIR } = paths;
const inputs = config.build?.rolldownOptions?.input as string[];
const programs = Object.entries(paths).filter(([name]) => name.endsWith('_PROGRAM'));

it.each(programs)('%s is built from a program that is there', (_name, program) => {
  const source = inputs.find((input) => path.basename(input, '.ts') === path.basename(program, '.js'));
  expect(path.dirname(program)).toBe(path.join(SERVER_DIR, config.build?.outDir ?? ''));
  expect(source && existsSync(path.join(SERVER_DIR, source))).toBe(true);
});

it('knows the programs of the threads', () => {
  expect(programs.map(([name]) => name).toSorted()).toEqual([
    'CHAIN_PROGRAM',
    'CHECK_PROGRAM',
    'READ_PROGRAM',
  ]);
});
