import { Component } from 'react';
import type { ReactNode } from 'react';

interface RenderBoundaryProps {
  onError: (cause: unknown) => void;
  /** Rendered in the place of children that threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** React offers error boundaries as classes only. */
export class RenderBoundary extends Component<RenderBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
