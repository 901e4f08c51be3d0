import { tracked } from '../../analytics/track-clicks.ts';
import { Button } from '../../ui/button.tsx';
import { prints } from '../../ui/print-button.ts';

/** Opens the browser's own print window; where scripts are off the browser's menu does. */
export const PrintButton = () => (
  <Button
    look="secondary"
    className="scripts-only"
    {...prints}
    {...tracked({ action: 'button_click', label: 'print_buyers_guide' })}
  >
    Print this guide
  </Button>
);
