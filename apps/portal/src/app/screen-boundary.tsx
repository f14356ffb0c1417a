import { Button, useOnline } from '@urzad/ui';
import { Component, type ReactNode } from 'react';
import { OfficeErrorPage } from '../shared/failures/office-error-page';
import { useMessages } from '../shared/i18n/messages';
import { appMessages } from './messages';

interface Props {
  /** Stands in for a small part, such as a menu, so that the screen and what was typed stay. @default a page of words */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A screen that broke, or whose code did not come, is replaced by words; the frame around it stays. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
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
    <div role="alert" className="page-width">
      <OfficeErrorPage
        kind={isOnline ? '500' : 'offline'}
        title={isOnline ? words.broken : undefined}
        onRetry={reload}
      />
    </div>
  );
}

/** Chromium does not ask again for a module that it could not load once; only a new page does. */
export function ReloadButton() {
  const words = useMessages(appMessages);

  return <Button onClick={reload}>{words.reload}</Button>;
}

function reload() {
  window.location.reload();
}
