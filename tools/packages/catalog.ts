import { readFileSync } from 'node:fs';

/** The ranges that a manifest of ours asks for, with those of the workspace's catalog in their place. */
export function rangesOf(asked: Readonly<Record<string, string>>): Record<string, string> {
  const text = readFileSync('pnpm-workspace.yaml', 'utf8');
  const catalog = new Map(
    [...text.matchAll(/^ {2}"?([^":\n]+)"?: (.+)$/gm)].map(([, name, range]) => [name, range]),
  );

  return Object.fromEntries(
    Object.entries(asked).map(([name, range]) => [
      name,
      range === 'catalog:' ? (catalog.get(name) ?? '') : range,
    ]),
  );
}
