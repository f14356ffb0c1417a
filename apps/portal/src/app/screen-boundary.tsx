import { Button, useOnline } from '@urzad/ui';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { tellStarted } from '#shared/rendered/start';
import { appMessages } from './messages';

const OfficeErrorPage = lazy(() =>
  import('#shared/failures/office-error-page').then((module) => ({ default: module.OfficeErrorPage })),
);

interface Props {
  /** Replaces a small part, such as a menu, so that the screen and what was typed stay. @default an error page */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A screen that failed, or whose code could not be loaded, is replaced by an error; the layout around it stays. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Else the presses of a page that came as HTML would be kept for a screen that never comes. */
  override componentDidCatch() {
    tellStarted();
  }

  override render() {
    const { fallback = <BrokenScreen />, children } = this.props;

    return this.state.hasFailed ? fallback : children;
  }
}

/**
 * The error page, or its text alone where its own chunk cannot be loaded either: a visitor without an error loads
 * neither.
 */
function BrokenScreen() {
  const words = useMessages(appMessages);
  const isOnline = useOnline();

  return (
    <div role="alert" className="u:page-width">
      <ScreenBoundary fallback={<PlainWords />}>
        <Suspense fallback={<PlainWords />}>
          <OfficeErrorPage
            kind={isOnline ? '500' : 'offline'}
            title={isOnline ? words.broken : undefined}
            onRetry={reload}
          />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}

/** These texts are in the chunk of the layout: without a connection no other can be loaded. */
function PlainWords() {
  const words = useMessages(appMessages);
  const isOnline = useOnline();

  return (
    <div className="u:grid u:justify-items-start u:gap-4 u:py-6">
      <h1 className="u:text-2xl">{isOnline ? words.broken : words.brokenOffline}</h1>
      <p>{words.brokenHelp}</p>
      <ReloadButton />
    </div>
  );
}

/** Chromium caches a failed module; only a reload of the page requests it again. */
export function ReloadButton() {
  const words = useMessages(appMessages);

  return <Button onClick={reload}>{words.reload}</Button>;
}

function reload() {
  window.location.reload();
}
