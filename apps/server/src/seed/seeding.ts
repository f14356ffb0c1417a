/** What each part of the demo data is made with. */
export interface Seeding {
  /** Business time of all rows. */
  date: Date;
  /** Hash of the demo password. */
  pass_hash: string;
}
