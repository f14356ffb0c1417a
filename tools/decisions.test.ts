import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER);

describe('the decision records', () => {
  it('are numbered from 1 on, each number once', () => {
    const numbers = records.map((name) => Number(name.slice(0, 4))).toSorted((one, other) => one - other);
    expect(numbers).toEqual(records.map((_name, at) => at + 1));
  });

  it.each(records)('%s says its number in its title', (name) => {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).toMatch(new RegExp(`^# ${name.slice(0, 4)} `));
  });
});
