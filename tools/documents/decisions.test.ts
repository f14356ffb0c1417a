import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';
const records = readdirSync(FOLDER).filter((name) => name !== INDEX);
const index = readFileSync(`${FOLDER}/${INDEX}`, 'utf8');

describe('the decision records', () => {
  it('have each number once', () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(records)('%s has at most 300 words', (name) => {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8').match(/\S+/g)?.length).toBeLessThanOrEqual(300);
  });

  it.each(records)('%s says its number, its date and its status, as the index does', (name) => {
    const [heading = '', , line = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n');
    const number = name.slice(0, 4);
    expect(heading).toMatch(new RegExp(`^# ${number} `));
    expect(line).toMatch(/^20\d\d-\d\d-\d\d · (accepted|replaced by \d{4})/);

    const row = index.split('\n').find((entry) => entry.includes(`[${number}](${name})`));
    const [date, status] = line.split(' · ');
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells?.slice(2, 5)).toEqual([heading.slice(7), date, status]);
  });
});
