/** Runs in the page: from here on tasks of 50 ms and more are noted. */
export function watchTasks() {
  const tasks = /** @type {PerformanceEntry[]} */ ([]);
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  Object.assign(globalThis, {
    longestTask() {
      tasks.push(...observer.takeRecords());
      observer.disconnect();
      return Math.max(0, ...tasks.map(({ duration }) => duration));
    },
  });
}

/** Runs in the page: the longest since `watchTasks`, in milliseconds; 0 when none took 50. @returns {number} */
export function longestTask() {
  return /** @type {{ longestTask: () => number }} */ (Object(globalThis)).longestTask();
}
