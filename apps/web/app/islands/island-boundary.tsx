import { Component, type ReactNode, useEffect } from 'react';
import { ErrorView } from '../ui/error-view.tsx';

interface IslandBoundaryProps {
  readonly onSettled: () => void;
  readonly children: ReactNode;
}

function Settled({ onSettled }: { onSettled: () => void }) {
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
    const { onSettled, children } = this.props;
    return (
      <>
        {this.state.failed ? <ErrorView /> : children}
        <Settled onSettled={onSettled} />
      </>
    );
  }
}
