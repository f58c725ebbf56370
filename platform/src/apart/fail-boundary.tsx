import { Component, type ReactNode } from 'react';

interface FailBoundaryProps {
  onError: (cause: unknown) => void;
  children: ReactNode;
}

/** Tells the host what a screen threw; nothing is drawn from then on. */
export class FailBoundary extends Component<FailBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}
