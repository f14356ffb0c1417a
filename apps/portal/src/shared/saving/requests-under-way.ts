/** The unanswered requests of a kind. */
export function requestsUnderWay() {
  const running = new Set<Promise<unknown>>();

  return {
    isAny: () => running.size > 0,
    /** Resolves when all requests that run now are answered or have failed. */
    settled: () => Promise.allSettled(running),
    /** Counts a request until it is answered; its answer is for the caller. */
    follow<Answer>(request: Promise<Answer>): Promise<Answer> {
      const followed = request.finally(() => running.delete(followed));
      running.add(followed);
      return followed;
    },
  };
}
