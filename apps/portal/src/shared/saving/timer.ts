/** One timeout that can be stopped and restarted. */
export function aTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    isRunning: () => timer !== undefined,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
    start(delay: number, task: () => Promise<unknown>) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void task();
      }, delay);
    },
  };
}
