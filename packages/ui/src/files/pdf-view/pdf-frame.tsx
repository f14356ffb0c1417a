import { Download } from 'lucide-react';
import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconLink } from '../../actions/icon-button/icon-button';
import { TextLink } from '../../actions/text-link/text-link';
import { PdfPages } from './pdf-pages';
import { PdfReadBar } from './pdf-read-bar';
import { scrollToPage } from './pdf-region';
import { PdfText } from './pdf-text';
import { PdfThumbnails } from './pdf-thumbnails';
import { PdfToolbar } from './pdf-toolbar';
import type { PdfViewLabels } from './pdf-view.labels';
import type { PdfFrameOptions } from './pdf-view-props';
import { type Quarter, turnAfter } from './turn';
import { useFullScreen } from './use-full-screen';
import { usePdfMode } from './use-pdf-mode';
import { useReading } from './use-reading';

export interface PdfFrameProps extends PdfFrameOptions {
  pages: readonly PDFPageProxy[];
  words: PdfViewLabels;
}

/** An opened document: tools above, pages below, and the reading progress. */
export function PdfFrame({ pages, words, name, tools, ...props }: PdfFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const { seen, read, see, seeEnd, paint } = useReading(pages.length, props);
  const { page, turn, goTo, rotate, arrive } = usePlaceInDocument(region, see);
  const { fullScreen, toggle } = useFullScreen(frame);
  const { mode, readings, toggle: toggleMode } = usePdfMode(pages);
  const count = pages.length;
  const place = { region, name, startPage: page, onPageChange: arrive };
  const { href, fileName = '' } = props;
  const download = href && (
    <TextLink href={href} download={fileName}>
      {words.download}
    </TextLink>
  );

  return (
    <div
      ref={frame}
      data-fill={props.fill}
      className="u:pdf-frame u:flex u:flex-col u:overflow-hidden u:rounded-lg u:border u:border-line u:bg-surface-sunken"
    >
      <PdfToolbar
        {...{ page, count, mode, zoom, turn, fullScreen, words }}
        tools={<FileTools {...props} {...{ words, tools }} />}
        onPage={goTo}
        onMode={toggleMode}
        onZoom={setZoom}
        onTurn={rotate}
        onFullScreen={toggle}
      />
      <div className="u:flex u:min-h-0 u:flex-1">
        {count > 1 && <PdfThumbnails {...{ pages, turn, words }} current={page} onPage={goTo} />}
        {mode === 'text' ? (
          <PdfText {...place} readings={readings} words={words} onEndSeen={() => seeEnd('text')} />
        ) : (
          <PdfPages
            {...place}
            {...{ pages, zoom, turn, words, download }}
            onTurn={rotate}
            onEndSeen={() => seeEnd('pages')}
            onPainted={paint}
          />
        )}
      </div>
      {props.showReadState && (
        <PdfReadBar state={read ? 'read' : 'reading'} {...{ seen, count, words }} sha256={props.sha256} />
      )}
    </div>
  );
}

/** The download, and what the screen adds. */
function FileTools({ href, fileName, words, tools }: Omit<PdfFrameProps, 'pages' | 'name'>) {
  return (
    <>
      {href && <IconLink icon={Download} label={words.download} href={href} download={fileName ?? ''} />}
      {tools}
    </>
  );
}

/** The page in view and how the pages are turned, in degrees. @param see told of each page that comes into view */
function usePlaceInDocument(region: RefObject<HTMLElement | null>, see: (page: number) => void) {
  const [page, setPage] = useState(1);
  const [turn, setTurn] = useState(0);

  function arrive(next: number) {
    setPage(next);
    see(next);
  }

  const goTo = (next: number) => scrollToPage(region.current, next);
  const rotate = (by: Quarter) => setTurn(turnAfter(turn, by));
  const stay = useEffectEvent(() => goTo(page));
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned pages are of other heights, and the one in view stays there.
  useLayoutEffect(() => stay(), [turn]);

  return { page, turn, goTo, rotate, arrive };
}
