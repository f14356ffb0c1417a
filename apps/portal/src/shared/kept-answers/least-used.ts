export interface Weighed {
  key: string;
  bytes: number;
  /** When it was last used, in milliseconds. */
  used: number;
}

/** The keys of the entries that have to go so that the others fit: the least recently used, and what never fits. */
export function leastUsedBeyond(entries: readonly Weighed[], limit: number): string[] {
  const fitting = entries.filter(({ bytes }) => bytes <= limit).sort((one, other) => other.used - one.used);
  const kept = new Set<string>();
  let sum = 0;
  for (const { key, bytes } of fitting) {
    sum += bytes;
    // After the first that has no room no older one stays, small as it may be.
    if (sum > limit) break;
    kept.add(key);
  }

  return entries.filter(({ key }) => !kept.has(key)).map(({ key }) => key);
}
