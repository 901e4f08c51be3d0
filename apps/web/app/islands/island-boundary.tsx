import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ErrorView } from '../ui/error-view.tsx';

interface IslandBoundaryProps {
  /** Called when the island's elements are there, before its effects run. */
  readonly onDrawn: () => void;
  /** Called when its effects have run. */
  readonly onSettled: () => void;
  readonly children: ReactNode;
}

function Settled({ onDrawn, onSettled }: Omit<IslandBoundaryProps, 'children'>) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onSettled, [onSettled]);
  return null;
}

/** Shows the error view in the place of an island that fails; the rest of the page works on. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, ...listeners } = this.props;
    return (
      <>
        {this.state.failed ? <ErrorView /> : children}
        <Settled {...listeners} />
      </>
    );
  }
}
