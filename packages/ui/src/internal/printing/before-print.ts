import { flushSync } from 'react-dom';

export interface Printing {
  begin: () => void;
  end?: (() => void) | undefined;
}

const told = new Set<Printing>();
let unwatch: (() => void) | undefined;

/** Tells of the begin and the end of printing, and has the page rendered before it: one watch for all of a page. */
export function beforePrint(printing: Printing): () => void {
  told.add(printing);
  unwatch ??= watchPrint(
    () => flushSync(() => tell('begin')),
    () => tell('end'),
  );

  return () => {
    told.delete(printing);
    if (told.size > 0) return;
    unwatch?.();
    unwatch = undefined;
  };
}

function tell(what: keyof Printing) {
  for (const printing of told) printing[what]?.();
}

/** Browsers dispatch `beforeprint`; a preview, as of the developer tools, only changes the medium. */
function watchPrint(begin: () => void, end: () => void): () => void {
  const print = window.matchMedia('print');
  const follow = () => (print.matches ? begin() : end());

  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  print.addEventListener('change', follow);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    print.removeEventListener('change', follow);
  };
}
