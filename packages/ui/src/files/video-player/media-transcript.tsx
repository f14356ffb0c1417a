import type { ReactNode } from 'react';

interface MediaTranscriptProps {
  /** The words of the summary. */
  label: string;
  children: ReactNode;
}

/** All words of a recording as text, closed until they are asked for. */
export function MediaTranscript({ label, children }: MediaTranscriptProps) {
  if (!children) return null;

  return (
    <details className="u:min-w-0 u:rounded-md u:border u:border-line u:bg-surface">
      <summary className="u:min-h-control u:cursor-pointer u:px-4 u:py-2.5 u:font-semibold">{label}</summary>
      <div className="u:border-t u:border-line u:px-4 u:py-3 u:wrap-break-word">{children}</div>
    </details>
  );
}
