import { Component } from 'react';
import type { ReactNode } from 'react';

interface CatchRenderProps {
  onCaught: (cause: unknown) => void;
  /** Stands in the place of what threw. */
  instead: ReactNode;
  children: ReactNode;
}

/** React offers error boundaries as classes only. */
export class CatchRender extends Component<CatchRenderProps, { caught: boolean }> {
  override state = { caught: false };

  static getDerivedStateFromError() {
    return { caught: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onCaught(cause);
  }

  override render() {
    return this.state.caught ? this.props.instead : this.props.children;
  }
}
