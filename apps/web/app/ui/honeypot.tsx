/** A field that only programs fill in: nobody sees it, hears it or reaches it by keyboard. */
export const Honeypot = ({ name }: { readonly name: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      Leave this field empty
      <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
