import type { Home } from '@rivermark/content';
import { track } from '../../analytics/track.ts';
import { EnquiryTrigger } from './enquiry-trigger.tsx';
import { writeAbout } from './open-contact.ts';

interface AskForHomeProps {
  readonly home: Pick<Home, 'id' | 'name' | 'address' | 'status'>;
  readonly className?: string | undefined;
}

/** The one thing to do about a home: see it, or, where it is sold, ask for one like it. */
export function AskForHome({ home: { id, name, address, status }, className }: AskForHomeProps) {
  const isSold = status === 'sold';
  return (
    <EnquiryTrigger
      kind={isSold ? 'contact' : 'showing'}
      className={className}
      {...(!isSold && { place: address })}
      onClick={() => {
        track({ action: 'property_interest', label: id });
        if (isSold) writeAbout(`homes like ${name}`);
      }}
    >
      {isSold ? 'Ask about homes like this' : 'Request a Showing'}
    </EnquiryTrigger>
  );
}
