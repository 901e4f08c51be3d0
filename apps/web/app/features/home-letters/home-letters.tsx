import {
  bedroomsInWords,
  LETTERS_PATH,
  leastBedrooms,
  letterConsent,
  letterFields,
  priceBandOf,
} from '@rivermark/contracts/letters';
import { apiOrigin } from '../../api-origin.ts';
import { useContent } from '../../site/site.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import './home-letters.css';
import './home-letters.deferred.css';

/** A checked box of the form: what the page was about. */
export interface LookedAt {
  readonly name: 'in' | 'price' | 'beds';
  readonly value: string;
  readonly label: string;
}

interface LookedAtHome {
  readonly neighborhood: string;
  readonly neighborhoodName: string;
  readonly price?: number | undefined;
  readonly beds: number;
}

export const lookedAtPlace = (slug: string, name: string): LookedAt => ({
  name: 'in',
  value: slug,
  label: `In ${name}`,
});

/** A home's neighborhood, price band and bedrooms. */
export function lookedAtHome({ neighborhood, neighborhoodName, price, beds }: LookedAtHome): LookedAt[] {
  const band = priceBandOf(price);
  const least = leastBedrooms.filter((count) => count <= beds).at(-1);
  return [
    lookedAtPlace(neighborhood, neighborhoodName),
    ...(band ? [{ name: 'price' as const, value: band.value, label: band.label }] : []),
    ...(least ? [{ name: 'beds' as const, value: String(least), label: bedroomsInWords(least) }] : []),
  ];
}

interface HomeLettersProps {
  /** The path of the page that it stands in. */
  readonly page: string;
  readonly lookedAt: readonly LookedAt[];
}

/**
 * Asks for letters about homes. A plain form that a press opens: it needs no script, and its style
 * is deferred like that of other forms. No letter is sent to the address before its owner confirms.
 */
export function HomeLetters({ page, lookedAt }: HomeLettersProps) {
  const { identity } = useContent();
  const isAny = lookedAt.length === 0;
  return (
    <section className="section wrap split home-letters" aria-labelledby="letters">
      <div className="stack">
        <h2 id="letters">The next home, by letter</h2>
        <p className="lead">
          I write when {isAny ? 'a' : 'such a'} home comes on the market, its price falls, or it is open to
          visit. Nothing else.
        </p>
      </div>
      <details>
        <summary className="unmarked button button-secondary">
          {isAny ? 'Tell Me of New Homes' : 'Tell Me of Homes Like This'}
        </summary>
        <form className="letters-form" method="post" action={`${apiOrigin}${LETTERS_PATH}`}>
          {!isAny && (
            <fieldset>
              <legend>What you looked at</legend>
              {lookedAt.map(({ name, value, label }) => (
                <label key={value}>
                  <input
                    className="box"
                    type="checkbox"
                    name={letterFields[name]}
                    value={value}
                    defaultChecked
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          <Field
            id="letters-email"
            name={letterFields.email}
            label="Email"
            control="email"
            required
            wide
            fault={undefined}
            autoComplete="email"
            inputMode="email"
          />
          <Honeypot name={letterFields.honeypot} />
          <input type="hidden" name={letterFields.page} value={page} />
          <Button type="submit">Ask for the Letters</Button>
          <p className="footnote">{letterConsent(identity)} You confirm by email first.</p>
        </form>
      </details>
    </section>
  );
}
