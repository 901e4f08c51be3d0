/** A number as a link or a phone takes it: E.164 where it could be read, else what was typed; '' where that holds none. */
export const dialablePhone = ({
  phone,
  phone_e164,
}: {
  readonly phone: string;
  readonly phone_e164: string | null;
}): string => phone_e164 ?? phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

/** A number as it is read: ten digits by three, three and four, however they were typed; any other as it was. */
export const readablePhone = (phone: string): string =>
  phone.trim().replace(/^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})$/, '$1-$2-$3');
