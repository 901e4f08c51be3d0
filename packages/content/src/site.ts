/**
 * Who the agent is: the one file to fill in before the site goes live.
 *
 * The values shipped are a sample. With NODE_ENV=production the server refuses to start while a field still
 * holds its sample value (see `sampleFields`), unless ALLOW_SAMPLE_IDENTITY=1.
 */
export interface SiteIdentity {
  /** The agent's name as registered with the Florida Real Estate Commission, last name included. */
  readonly agentName: string;
  /** The licensed brokerage's full name, never abbreviated (Rule 61J2-10.025 F.A.C.). */
  readonly brokerageName: string;
  readonly licenseNumber: string;
  /** As printed, for example 904-555-0142. */
  readonly phone: string;
  /** Where enquiries are answered from; also the default of AGENT_EMAIL. */
  readonly email: string;
  readonly brokerageProfileUrl: string;
  readonly listingSearchUrl: string;
  readonly officeAddress: {
    readonly street: string;
    readonly city: string;
    /** In two letters. */
    readonly state: string;
    readonly zipCode: string;
  };
}

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

/** The identity that the site is built with. Replace each value by the agent's own. */
export const identity: SiteIdentity = { ...sampleIdentity };

export const brand = {
  name: 'Rivermark',
  tagline: 'Jacksonville Real Estate',
  /** Every page title ends in this. */
  titleSuffix: ' | Rivermark Jacksonville Real Estate',
} as const;

/** The names of the fields that still hold their sample value; empty when the identity is the agent's own. */
export function sampleFields(candidate: SiteIdentity = identity): (keyof SiteIdentity)[] {
  return (Object.keys(sampleIdentity) as (keyof SiteIdentity)[]).filter(
    (field) => JSON.stringify(candidate[field]) === JSON.stringify(sampleIdentity[field]),
  );
}

/** The office's address in one line, as on an envelope. */
export function officeLine({
  officeAddress: { street, city, state, zipCode },
}: SiteIdentity = identity): string {
  return `${street}, ${city}, ${state} ${zipCode}`;
}

/** A phone number as a `tel:` or `sms:` target takes it: +1 and ten digits for a number of the United States. */
export function phoneTarget(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
