export interface BarParts {
  readonly element: HTMLElement;
  /** Shows where one is; pages count from 1, the zoom is a share of the width that is there. */
  show(page: number, zoom: number, ends: { readonly smallest: boolean; readonly largest: boolean }): void;
}

export interface BarActions {
  turnTo(page: number): void;
  zoomBy(steps: -1 | 1): void;
  fit(): void;
}

function button(label: string, sign: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('aria-label', label);
  element.title = label;
  element.textContent = sign;
  element.addEventListener('click', () => {
    // Disabled ones keep the focus, and so are only marked as such.
    if (element.getAttribute('aria-disabled') !== 'true') act();
  });
  return element;
}

const group = (...parts: (Node | string)[]) => {
  const element = document.createElement('div');
  element.append(...parts);
  return element;
};

/** Page numbers and size, as buttons and a field. */
export function viewerBar(pages: number, actions: BarActions): BarParts {
  let shown = 1;
  const back = button('Previous page', '‹', () => actions.turnTo(shown - 1));
  const on = button('Next page', '›', () => actions.turnTo(shown + 1));
  const smaller = button('Smaller', '−', () => actions.zoomBy(-1));
  const larger = button('Larger', '+', () => actions.zoomBy(1));
  const fit = button('Fit the width', 'Fit', actions.fit);

  const field = document.createElement('input');
  field.inputMode = 'numeric';
  field.autocomplete = 'off';
  const label = document.createElement('label');
  label.append('Page ', field, ` of ${pages}`);
  field.addEventListener('change', () => {
    const wanted = Number(field.value);
    if (Number.isInteger(wanted)) actions.turnTo(Math.min(pages, Math.max(1, wanted)));
    field.value = String(shown);
  });

  const percent = document.createElement('output');
  const element = document.createElement('div');
  element.className = 'viewer-bar';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'Pages and size');
  element.append(group(back, label, on), group(smaller, percent, larger, fit));

  const disable = (each: HTMLElement, off: boolean) => each.setAttribute('aria-disabled', String(off));
  return {
    element,
    show(page, zoom, { smallest, largest }) {
      shown = page;
      field.value = String(page);
      percent.textContent = `${Math.round(zoom * 100)}%`;
      disable(back, page === 1);
      disable(on, page === pages);
      disable(smaller, smallest);
      disable(larger, largest);
    },
  };
}
