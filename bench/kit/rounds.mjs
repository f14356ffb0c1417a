/**
 * The same for each, in turns, so that a busy moment of the machine meets all.
 * @template Subject, Result
 * @param {number} rounds @param {readonly Subject[]} subjects @param {(subject: Subject) => Promise<Result>} measure
 * @returns {Promise<Result[][]>} the results of each
 */
export async function inRounds(rounds, subjects, measure) {
  /** @type {Result[][]} */
  const results = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, subject] of subjects.entries()) results[at]?.push(await measure(subject));
  return results;
}
