import { codesOf } from '../startup/refusals/start-refused';

/** The work on a file, or nothing when there is no such file. */
export async function ifThere<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codesOf(error)[0] === 'ENOENT') return undefined;
    throw error;
  }
}
