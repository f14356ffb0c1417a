/** What every seed of the demo data works with. */
export interface Seeding {
  /** Business time at which everything is made. */
  date: Date;
  /** Hash of the demo password. */
  pass_hash: string;
}
