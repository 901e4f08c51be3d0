import { track } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';

/** Opens the browser's own print window; where scripts are off the browser's menu does. */
export function PrintButton() {
  return (
    <Button
      type="button"
      look="secondary"
      className="scripts-only"
      onClick={() => {
        track({ action: 'button_click', label: 'print_buyers_guide' });
        print();
      }}
    >
      Print this guide
    </Button>
  );
}
