import { Component, type ReactNode } from 'react';
import { dispatchSiteEvent } from 'shared/contract/events';
import { PageError } from './PageError.tsx';

interface PageBoundaryProps {
  sectionName: string | undefined;
  children: ReactNode;
}

interface BoundaryState {
  thrown?: { error: unknown } | undefined;
}

/** Keeps what a page throws while it renders inside the layout. */
export class PageBoundary extends Component<PageBoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    dispatchSiteEvent('site:failure', { section: this.props.sectionName ?? 'shell', kind: 'render', error });
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return (
      <PageError
        error={thrown.error}
        sectionName={this.props.sectionName}
        onRetry={() => this.setState({ thrown: undefined })}
      />
    );
  }
}
