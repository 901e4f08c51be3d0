import './plain-page.css';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another page begins without the fault of the last one. */
  readonly page: string;
  readonly children: ReactNode;
}

/** The default error view: says so, and offers the two ways out. Header and footer stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failed && previous.page !== this.props.page) this.setState({ failed: false });
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="plain-page wrap" role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>The page could not be shown. Nothing that you sent is lost.</p>
        <p>
          <button className="button button-primary" type="button" onClick={() => location.reload()}>
            Reload the page
          </button>{' '}
          <a href="/">Return to Home</a>
        </p>
      </div>
    );
  }
}
