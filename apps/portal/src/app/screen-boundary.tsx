import { Button, useOnline } from '@urzad/ui';
import { Component, type ReactNode } from 'react';
import { OfficeErrorPage } from '#shared/failures/office-error-page';
import { useMessages } from '#shared/i18n/messages';
import { tellStarted } from '#shared/rendered/start';
import { appMessages } from './messages';

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

function BrokenScreen() {
  const words = useMessages(appMessages);
  const isOnline = useOnline();

  return (
    <div role="alert" className="u:page-width">
      <OfficeErrorPage
        kind={isOnline ? '500' : 'offline'}
        title={isOnline ? words.broken : undefined}
        onRetry={reload}
      />
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
