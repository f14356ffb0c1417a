import { flushSync } from 'react-dom';

const writers = new Set<() => void>();
let unwatch: (() => void) | undefined;

/** Calls back when printing begins, and has the page rendered before it: one watch for all fields of a page. */
export function beforePrint(write: () => void): () => void {
  writers.add(write);
  unwatch ??= watchPrint(() => flushSync(writeAll));

  return () => {
    writers.delete(write);
    if (writers.size > 0) return;
    unwatch?.();
    unwatch = undefined;
  };
}

function writeAll() {
  for (const write of writers) write();
}

/** Browsers dispatch `beforeprint`; a preview, as of the developer tools, only changes the medium. */
function watchPrint(begin: () => void): () => void {
  const print = window.matchMedia('print');
  const follow = () => print.matches && begin();

  window.addEventListener('beforeprint', begin);
  print.addEventListener('change', follow);
  return () => {
    window.removeEventListener('beforeprint', begin);
    print.removeEventListener('change', follow);
  };
}
