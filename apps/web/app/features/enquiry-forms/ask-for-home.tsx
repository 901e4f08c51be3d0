import type { Home } from '@rivermark/content';
import { EnquiryTrigger } from './enquiry-trigger.tsx';

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
      {...(isSold ? { about: `homes like ${name}` } : { place: address })}
      events={[{ action: 'property_interest', label: id }]}
    >
      {isSold ? 'Ask about homes like this' : 'Request a Showing'}
    </EnquiryTrigger>
  );
}
