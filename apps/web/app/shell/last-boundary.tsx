import { Component, type ReactNode } from 'react';

interface LastBoundaryProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Around everything: where a fault outside every page would leave nothing, what stood stays, as it was delivered and
 * filled in. From then on it is a page without scripts: links lead on, dialogs open, forms are sent by the browser.
 */
export class LastBoundary extends Component<LastBoundaryProps, { standing?: readonly ChildNode[] }> {
  override state: { standing?: readonly ChildNode[] } = {};

  static getDerivedStateFromError() {
    // React has taken nothing away yet.
    return { standing: [...(document.getElementById('root')?.childNodes ?? [])] };
  }

  override componentDidCatch() {
    const { root } = this.props;
    const modal = [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')];
    root.replaceChildren(...(this.state.standing ?? []));
    for (const hidden of root.querySelectorAll('[inert]')) hidden.removeAttribute('inert');
    for (const dialog of modal) {
      dialog.open = false;
      dialog.showModal();
    }
    // Nobody shows another page now but the browser.
    addEventListener('popstate', () => location.reload());
  }

  override render() {
    return this.state.standing ? null : this.props.children;
  }
}
