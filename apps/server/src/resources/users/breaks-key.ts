/** True when a write was refused by this unique index. The two databases name it under different properties. */
export function breaksKey(error: unknown, key: string): boolean {
  if (!(error instanceof Error)) return false;
  const onPostgres = 'constraint_name' in error && error.constraint_name === key;
  const onEmbedded = 'constraint' in error && error.constraint === key;
  return onPostgres || onEmbedded || breaksKey(error.cause, key);
}
