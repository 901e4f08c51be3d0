import { z } from 'zod';
import { link, neighborhoodId, text, zipCode } from './fields.ts';

/** `content/site.yaml`: who the agent is. */
export const SiteSchema = z.strictObject({
  agentName: text(
    "the agent's name as registered with the Florida Real Estate Commission, last name included",
    80,
  ),
  brokerageName: text("the licensed brokerage's full name, never abbreviated (Rule 61J2-10.025 F.A.C.)", 120),
  licenseNumber: text('the license number', 20),
  phone: z
    .string()
    .refine((phone) => /^(?:\D*\d){10,11}\D*$/.test(phone), {
      error: 'this is no phone number of ten digits.',
    })
    .meta({ description: 'the phone number as it is printed', examples: ['904-555-0142'] }),
  email: z
    .string()
    .refine((email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), { error: 'this is no email address.' })
    .meta({ description: 'the address from which enquiries are answered', examples: ['agent@example.com'] }),
  brokerageProfileUrl: link("the agent's page at the brokerage"),
  listingSearchUrl: link("the brokerage's search for homes"),
  officeAddress: z.strictObject({
    street: text('the street and number', 80),
    city: text('the city', 60),
    state: z
      .string()
      .refine((state) => /^[A-Z]{2}$/.test(state), { error: 'a state has two capital letters.' })
      .meta({ description: 'the state in two letters', examples: ['FL'] }),
    zipCode,
  }),
  footerNeighborhoods: z
    .array(neighborhoodId)
    .min(1)
    .meta({ description: 'those that the foot of every page leads to' }),
  brand: z.strictObject({
    name: text('what the site is called', 40),
    tagline: text('the line under it', 60),
  }),
});

export type SiteFile = z.output<typeof SiteSchema>;
