/** Sends each mark until it has arrived: asked again meanwhile, or after it has, nothing is sent. */
export function createMarks(write: (id_message: number) => Promise<unknown>) {
  /** How far is told, or is being told. */
  let told = 0;

  return {
    async send(id_message: number): Promise<void> {
      if (id_message <= told) return;
      const before = told;
      told = id_message;
      try {
        await write(id_message);
      } catch {
        // A later mark, which holds for this one too, may be under way.
        if (told === id_message) told = before;
      }
    },
  };
}
