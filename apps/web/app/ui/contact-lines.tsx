export interface ContactWords {
  readonly name: string;
  readonly brokerage: string;
  readonly phone: string;
  /** Attributes of a link that calls. */
  readonly tel: string;
  readonly email: string;
}

/** Phone and email, directly below the registered name and the brokerage's full name. */
export const ContactLines = ({ name, brokerage, phone, tel, email }: ContactWords) => (
  <address className="contact">
    <span className="contact-name">{name}</span>
    <span>{brokerage}</span>
    <a href={tel}>{phone}</a>
    <a href={`mailto:${email}`}>{email}</a>
  </address>
);
