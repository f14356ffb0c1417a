/** What the work gives, or something else once it takes longer. The work goes on. */
export function inTime<Result, Other>(
  work: Promise<Result>,
  ms: number,
  otherwise: () => Other,
): Promise<Result | Other> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Other>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
