import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { answerConsent, loadTagIfAgreed, mustAsk } from './consent.ts';
import './consent-banner.deferred.css';

/**
 * Asks before loading anything from the analytics service. Both answers are equally easy to give.
 */
export function ConsentBanner({ tagId }: { tagId: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    loadTagIfAgreed(tagId);
    setOpen(mustAsk());
  }, [tagId]);
  if (!open) return null;
  const answer = (choice: 'granted' | 'denied') => () => {
    answerConsent(tagId, choice);
    setOpen(false);
    // After an answer by keyboard, focus continues in the page.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <section className="consent-banner dark" aria-label="Analytics">
      <p>
        May this site count its visits through an outside analytics service? It would learn which pages you
        open, never what you type. <a href="/privacy-policy">Privacy Policy</a>
      </p>
      <p className="row">
        <Button look="secondary" onClick={answer('denied')}>
          No, thank you
        </Button>
        <Button look="secondary" onClick={answer('granted')}>
          Yes, count my visit
        </Button>
      </p>
    </section>
  );
}
