// Loaded before a server (`NODE_OPTIONS=--import=…`): its technical clock is `AHEAD_HOURS` ahead, or 25 hours, so that
// what lasts a day has expired.
const AHEAD_MS = Number(process.env.AHEAD_HOURS ?? 25) * 60 * 60 * 1000;
const { Date: Real } = globalThis;

globalThis.Date = class extends Real {
  /** @param {ConstructorParameters<typeof Date>} given */
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Real.now() + AHEAD_MS);
  }

  static now() {
    return Real.now() + AHEAD_MS;
  }
};
