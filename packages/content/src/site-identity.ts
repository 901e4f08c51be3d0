/** The agent's identity, from `content/site.yaml`. */
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
