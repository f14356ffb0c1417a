import { useSearchParams } from 'react-router-dom';

/** The searched text of the address, and a function that searches another one from the first page on. */
export function useSearchText() {
  const [params, setParams] = useSearchParams();

  function search(text: string) {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (text) next.set('has_text', text);
    else next.delete('has_text');
    setParams(next);
  }

  return [params.get('has_text')?.trim() ?? '', search] as const;
}
