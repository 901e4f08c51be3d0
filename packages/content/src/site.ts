import type { SiteIdentity } from './site-identity.ts';

export type { SiteIdentity };

/**
 * The delivered values of `content/site.yaml`. In production the server refuses to start while a
 * field still has one.
 */
export const sampleIdentity: SiteIdentity = {
  agentName: 'Your Agent',
  brokerageName: 'Sample Brokerage, LLC',
  licenseNumber: 'SL0000000',
  phone: '904-555-0142',
  email: 'agent@rivermark.example',
  brokerageProfileUrl: 'https://brokerage.example/agents/your-agent',
  listingSearchUrl: 'https://brokerage.example/search',
  officeAddress: { street: '100 Sample Street', city: 'Jacksonville', state: 'FL', zipCode: '32202' },
};

/** The agent and the brokerage, which the law wants beside each point of contact. */
export const agentLine = ({ agentName, brokerageName }: SiteIdentity): string =>
  `${agentName}, ${brokerageName}`;

/** The names of the fields with sample values. Empty if the identity is the agent's own. */
export function sampleFields(identity: SiteIdentity): (keyof SiteIdentity)[] {
  return (Object.keys(sampleIdentity) as (keyof SiteIdentity)[]).filter(
    (field) => JSON.stringify(identity[field]) === JSON.stringify(sampleIdentity[field]),
  );
}

/** The office's address in one line, as on an envelope. */
export function officeLine({ officeAddress: { street, city, state, zipCode } }: SiteIdentity): string {
  return `${street}, ${city}, ${state} ${zipCode}`;
}

/**
 * A phone number for `tel:` and `sms:` links: +1 and ten digits for numbers of the United States.
 */
export function phoneTarget(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
